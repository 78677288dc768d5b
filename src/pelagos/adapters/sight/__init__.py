"""How each of our games is observed: the same few names in a module for each.

``OBSERVATION`` lists what is shown. A game with hidden facts has ``SIGHT``, the record of what a seat may
see, and ``look``, which writes it. ``num_more`` counts what has a place beside the seats.
"""
