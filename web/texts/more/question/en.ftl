# What is asked beside the game.

web-asks = { $name } asks to take back their last action.
web-asked = Asked: your last action is taken back if everybody agrees.
web-asks-pause = { $name } asks to stop the clocks.
web-asked-pause = Asked: the clocks stop if everybody agrees.
web-paused = The clocks stand still.
web-unpause = Let them run
web-left = A bot plays in your place.
web-resigned = You have resigned. A bot plays in your place to the end.
web-come-back = Take my seat back
web-absent = { $name } is away. After ten minutes you may ask to go on without them.
web-go-on = Go on without them
web-agree = Agree
web-decline = Decline
