"""Clocks: how long people may take (`times`), and what becomes of those who take longer (`keeper`)."""
