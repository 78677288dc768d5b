"""Who may be to move: a seat (0, 1, …), nature, or nobody any more."""

NATURE = -1
OVER = -2

# In state records and views of kernels: no seat at all, a spectator.
NOBODY = -1
