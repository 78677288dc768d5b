# What makes the draws honest.

web-seal-how = Before the first move the server chose a secret key and showed its seal. Every player’s browser adds a random number of its own. All that chance brings follows from these, so nobody alone can choose a draw, not even the server.
web-seal-end = When the match is over the key is shown, and your browser checks that it fits the seal. With the transcript and the command “pelagos verify” anyone can check every single draw.
web-seal-this = The seal of this match:
