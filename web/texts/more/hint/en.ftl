# What a strong bot would do.

web-hint-would = In your place a strong bot would play:
web-hint-more = Why?
web-hint-chance = { $chance }% chance to win
web-hint-next = Next best: { $action }
web-hint-ahead = { $points ->
    [0] About as good.
   *[other] { $points }% less.
}
web-hint-only = Nothing else is possible.
web-hint-line = Then probably:
