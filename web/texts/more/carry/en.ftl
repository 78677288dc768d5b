# Carrying one’s matches to another browser.

web-carry-out = From here to another browser
web-carry-warn = Whoever has this code or file can play in your place. None of it is sent to the server.
web-carry-none = There is nothing to carry yet: your matches will be here once you have begun one.
web-carry-link = Link with your matches
web-carry-code = QR code with your matches
web-carry-part = The code holds your { $count } newest matches of { $all }; the file has them all.
web-carry-file = { $count ->
    [one] Save one match as a file
   *[other] Save { $count } matches as a file
}
web-carry-in = From another browser to here
web-carry-in-hint = With this device, open the link or scan the code shown on the other, or choose the file you saved.
web-carry-choose = Choose a file…
web-carry-came = { $count ->
    [one] One match came with this link.
   *[other] { $count } matches came with this link.
}
web-carry-take = Keep them in this browser
web-carry-taken = { $count ->
    [one] One match is here now.
   *[other] { $count } matches are here now.
}
web-carry-refused = { $count ->
    [one] One could not be taken: it is not on this server, or its key is no longer good.
   *[other] { $count } could not be taken: they are not on this server, or their keys are no longer good.
}
web-carry-bad = There are no Pelagos matches in this.
