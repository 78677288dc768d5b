# One’s tables on the first page.

web-yours = Your turn
web-result = { $result ->
    [won] you won
    [shared] you share the win
    [lost] you lost
   *[none] over
}
web-against = against { $name }
web-against-bot = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
web-against-here = around this screen
web-against-nobody = { $open ->
    [one] with a friend
   *[other] with friends
}
web-against-open = { $open ->
    [one] a seat is free
   *[other] { $open } seats are free
}
web-turn-of = { $name } to play
web-turn-yours = your turn
web-turn-other = their turn
web-resume = Continue
web-see = See
