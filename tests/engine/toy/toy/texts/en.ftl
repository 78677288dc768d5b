toy-count = Count.
toy-over = It is over.
