# Tables that wait for anybody.

web-lobby-with = with { $name }
web-lobby-seats = { $open ->
    [one] one seat of { $seats } free
   *[other] { $open } seats of { $seats } free
}
web-lobby-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
web-somebody = somebody without a name
web-nobody = nobody yet
web-ago = { $unit ->
    [minutes] { $count } min ago
    [hours] { $count } h ago
    [days] { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
   *[now] just now
}
