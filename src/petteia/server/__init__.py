"""The server: tables, storage, live updates, bots at tables. It knows no game's inside.

``wire``     the messages, declared once for HTTP, WebSocket and the OpenAPI document
``storage``  the database: tables, migrations, transactions
``tables``   what happens at a table: seats, play, undo, chat, records; what each viewer gets to see
``bots``     bots that think in other processes
``edge``     HTTP and WebSocket: tokens, limits, headers
``command``  ``petteia serve`` and ``petteia admin``
"""
