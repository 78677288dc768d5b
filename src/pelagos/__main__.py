"""``python -m pelagos``: the command line."""

import sys

from pelagos.cli import main

sys.exit(main())
