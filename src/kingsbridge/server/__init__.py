"""Tables, seats, storage, live updates and the HTTP API; serves the built web client from `static/`."""
