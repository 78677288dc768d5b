toy-count = Compter.
toy-over = C’est fini.
