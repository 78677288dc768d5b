"""What a game and a match are: records, kernels, nature, dispatch, matches, transcripts, errors."""
