# Setting a table.

web-setup = { $game }: a table for friends
web-setup-seats = Who sits where
web-setup-bot = Bot { $level }
web-setup-clock = Clock
web-setup-pace-none = None
web-setup-pace-live = Live
web-setup-pace-days = In days
web-setup-live = For the whole match, plus a bonus after each turn
web-setup-days = To think about a turn
web-setup-vacation = Vacation for everyone
web-setup-vacation-days = { $days ->
    [0] none
    [one] 1 day
   *[other] { $days } days
}
web-setup-who = Who may come
web-setup-private = By link only
web-setup-public = Anyone, from the open tables
web-setup-rest = Other rules
web-setup-leaves = If somebody leaves
web-setup-lost = they lose
web-setup-hints = Hints are allowed
web-setup-open = Open the table
