"""Tables inside a browser: the server's own tables, kept by the page and played without any server."""
