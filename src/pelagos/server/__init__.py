"""The server: matches over HTTP and WebSocket, and the page."""
