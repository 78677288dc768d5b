"""Who may be to move, and who may be looking."""

# To move: a seat from 0 on, or
NATURE = -1
OVER = -2

# Looking, in kernels: a seat from 0 on, or a spectator. Python code says ``None``.
NOBODY = -3

# Asking why not: whoever is to move.
MOVER = -5

# In texts: a reader who may know everything, as of a complete transcript.
ALL_KNOWING = -4
