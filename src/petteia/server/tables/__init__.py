"""What happens at a table: seats, play, undo, chat, records; what each viewer gets to see."""
