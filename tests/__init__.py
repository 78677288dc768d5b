"""A package of its own, so that one of this name that comes with Pgx does not stand in its place."""
