"""Live play: a subscription to a table over a WebSocket, or as a stream of server-sent events."""
