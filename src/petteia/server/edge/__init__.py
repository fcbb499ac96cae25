"""HTTP and WebSocket: tokens, limits, headers, routes."""
