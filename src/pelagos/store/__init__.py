"""The store: matches and what happened in them, in a database. Events are only ever added."""
