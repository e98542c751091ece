# Sentences of no single game. Keys and arguments are the same in de.ftl.

yes = yes
no = no
nothing = nothing
nobody = nobody
you = you
seat-name = Player { $number }

reason-not-now = Something else is asked for right now.
reason-over = The game is over.
phase-over = The game is over

## Errors

error-bad-draw = Draw “{ $draw }” is fixed to something impossible; allowed: { $allowed }.
error-bad-draw-kind = Draw “{ $draw }” can only be fixed to numbers from 0 on.
error-bad-draw-number = Draw “{ $draw }” can only be fixed to a number from 0 to { $last }.
error-bad-draw-order = Draw “{ $draw }” can only be fixed to an order of just these items: { $items }.
error-bad-key = “{ $key }” is not a key: a key has { $digits } hexadecimal digits.
error-bad-option-value = “{ $value }” is not a value of option “{ $option }”; allowed: { $allowed }.
error-bad-ply = There is no move { $ply }; the record { $last ->
    [0] has no moves
    [one] has only one move
   *[other] has { $last } moves
}.
error-bad-seat = There is no seat { $seat }; seats go from 1 to { $last }.
error-bad-seats = “{ $game }” cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; possible: { $allowed }.
error-bad-word = The value for { $word } does not fit here; add --help to the command to see what is possible.
error-cannot-undo = This move cannot be taken back: since then somebody else has made a choice, or something hidden has come to light.
error-file-exists = The file { $file } already exists and will not be overwritten; please choose another name.
error-game-over = The game is over; no more moves are possible.
error-illegal-action = “{ $action }” is not possible now; possible are: { $allowed }.
error-illegal-in-record = Move { $ply } of the record, “{ $action }”, is not possible at that point.
error-impossible-position = This position is impossible: { $violated }
error-missing-word = { $word } is missing; add --help to the command to see what is needed.
error-no-file = There is no file { $file }.
error-no-journal = A game in which moves can be taken back needs a journal.
error-no-options = This game has no options, so there is no option “{ $option }”.
error-no-rules = Game “{ $game }” has no rules written down.
error-no-such-switch = There is no option { $switch }; --help shows those that exist.
error-not-over = The game is not over yet, so nobody has won.
error-other-components = The record was played with different components of “{ $game }”: there { $recorded }, here { $here }.
error-other-draw = The recorded draw “{ $draw }” does not follow from the key of the game.
error-other-game = This position belongs to the game “{ $game }”, not to “{ $allowed }”.
error-other-result = The recorded result does not follow from the moves: recorded is { $recorded }, the moves give { $here }.
error-other-rules = The record was played under version { $recorded } of the rules of “{ $game }”; here version { $here } applies.
error-record-bad-field = This is not a record of a game: the field “{ $field }” is missing or is not of type { $kind }.
error-record-no-json = This is not a record of a game; it is not even JSON ({ $why }).
error-record-no-object = This is not a record of a game: it is not a JSON object.
error-record-of-other-game = The file holds a game of “{ $recorded }”, not of “{ $game }”.
error-record-other-format = The record has format { $format }, but this version reads format { $here }.
error-resume-alone = A saved game already has its seats, options and deals; please leave these out.
error-still-running = The game is not over yet, so hidden cards stay hidden.
error-unknown-action = There is no action “{ $action }” in this game; actions look like “{ $example }”.
error-unknown-action-id = There is no action { $action }; actions go from 0 to { $last }.
error-unknown-bot = There is no bot “{ $bot }”; bots: { $allowed }.
error-unknown-command = There is no command “{ $command }”; commands: { $allowed }.
error-unknown-draw = There is no draw “{ $draw }” in game “{ $game }”; draws begin with: { $allowed }.
error-unknown-game = There is no game “{ $game }”; games: { $allowed }.
error-unknown-language = There is no language “{ $language }”; languages: { $allowed }.
error-unknown-option = There is no option “{ $option }”; options of this game: { $allowed }.
error-unknown-rule = There is no rule “{ $rule }” in game “{ $game }”; rules go from { $first } to { $last }.
error-unknown-target = “{ $target }” is neither an action nor a target of this game.
error-unreadable-file = The file { $file } cannot be read.
error-unreadable-position = This position cannot be read ({ $why }).
error-unwritable-file = The file { $file } cannot be written.
error-usage = That did not work ({ $message }); --help shows what is possible.
error-wrong-number-of-bots = With { $seats } seats you need { $needed ->
    [one] one bot
   *[other] { $needed } bots
} beside you, not { $given }.
error-wrong-number-of-players = The saved game has { $seats } seats, but you have named { $given ->
    [one] one player
   *[other] { $given } players
}.

## What the server refuses

error-already-begun = The game has already begun.
error-bad-id = An id needs 1 to { $longest } printable characters.
error-bad-name = A name needs 1 to { $longest } characters.
error-bad-parameters = The address of the request holds a wrong value ({ $why }).
error-bad-seed = A seed may have at most { $longest } characters.
error-cross-origin = This request comes from a page of another site.
error-hello-first = The first message of a connection must be a greeting.
error-id-reused = A different move has already been sent under the same id.
error-internal = Something went wrong on the server; its log says more.
error-line-missing = A line is missing from the record of this table.
error-malformed = The message cannot be read ({ $why }).
error-method-not-allowed = This address does not answer to that method.
error-no-free-seat = No seat is free at this table.
error-no-hint-found = No hint could be found just now; please try again in a moment.
error-no-hints = There are no hints at this table.
error-no-spectators = This table is not open to spectators.
error-not-finished = The game is not finished yet.
error-not-host = Only the host can do this.
error-not-json = A request must be JSON, and its content type must say so.
error-not-running = The game is not under way.
error-not-seated = Only those who sit at the table can do this.
error-not-stored = The move could not be saved; nothing has changed.
error-not-your-seat = This seat belongs to another device.
error-not-your-turn = It is not your turn.
error-seat-not-absent = Whoever sits here is still at the table.
error-seat-not-free = This seat is not free.
error-seat-not-yours-to-return = This seat is not yours to take back.
error-seat-with-bot = A bot is playing this seat; take the seat back first.
error-stale = The game has moved on in the meantime; this is how it stands now.
error-table-other-rules = This table was begun under version { $recorded } of the rules; this server has version { $here }.
error-table-unsound = The record of this table does not fit together, so the game cannot go on.
error-too-large = The message is larger than { $limit } bytes.
error-too-many = Too many messages at once; please try again in a moment.
error-unknown-invite = There is no table for this invitation.
error-unknown-level = There is no bot level “{ $level }”; levels: { $allowed }.
error-unknown-moment = There is no such moment at this table.
error-unknown-path = There is nothing at this address.
error-unknown-recovery = This recovery code does not belong to any seat.
error-unknown-seat = There is no such seat at this table.
error-unknown-table = There is no such table.
error-unsound = The table does not match its record.
error-wrong-seat = The record of this table holds a move by a seat whose turn it was not.

## kingsbridge --version

version-compiled = kingsbridge { $version }, compiled
version-interpreted-forced = kingsbridge { $version }, interpreted, because KINGSBRIDGE_PURE=1 asks for it
version-interpreted-no-native = kingsbridge { $version }, interpreted, because the engine has not been compiled here
version-interpreted-other-python = kingsbridge { $version }, interpreted, because the engine was compiled for another Python
version-interpreted-stale = kingsbridge { $version }, interpreted, because the sources changed after compiling
version-interpreted-unloadable = kingsbridge { $version }, interpreted, because this system cannot load the compiled engine

## Tables

column-about = About
column-bot = Bot
column-component = Component
column-fact = What
column-game = Game
column-interval = 95 % interval
column-mean-score = Mean score
column-note = Why
column-points = Points
column-provenance = From
column-seat = Seat
column-seats = Seats
column-value = Value
column-wins = Wins

## kingsbridge games

games-how = Start one with: kingsbridge play { $game }

## kingsbridge play

ask-seats = How many seats ({ $least }-{ $most }; Enter for { $least })?
ask-bots = Which bots would you like to play against ({ $bots }; one for all seats, or one for each, separated by commas; Enter for { $default })?
ask-again-number = Please enter a number from { $least } to { $most }.
ask-again-bot = Please enter names of bots, separated by commas: { $bots }.
play-prompt = { $seat }, your choice (? for help):
play-pass = Pass the keyboard to { $seat }, then press Enter.
play-thinking = { $seat } is thinking
play-bad-number = Please choose a number from 1 to { $last }.
play-undone = Taken back.
play-rule = Rule { $rule }: { $title }
play-no-rule = There is no rule { $rule } in the rules of “{ $game }”.
play-keys = Type the number or the key of a choice · ? NAME what something does, or why it is not possible · t table · u undo · l log · r RULE a rule · q save and quit
play-saved = The game is saved in { $file }. To go on:
play-kept = The game is saved in { $file }.
play-won = wins
play-review = See which moves cost you most, and what was better (y; Enter for no)?
why-unknown = There is no “{ $what }” in this game; t shows the table, ? the help.
why-possible = possible now, choice { $number }.
why-rule = (Rule { $rule }: { $title })

## kingsbridge sim

sim-playing = Games
sim-seat = seat { $seat }
sim-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $rate } games/s, { $decisions } decisions/s, { $length } decisions per game
sim-seed = The bots change seats after every game.
    To repeat this run: --seed { $seed }
sim-written = The numbers are in { $file }.

## kingsbridge arena, report

error-bad-results = The file { $file } does not hold results of the arena.
error-illegal-in-results = Game { $game } of the results holds the move “{ $action }”, which is not possible at that point.
error-no-cluster = The cluster { $address } cannot be reached ({ $why }).
error-no-games = No game of this run is over yet.
error-no-ray = A cluster needs Ray, which is not installed: pip install '{ $extra }'.
error-one-bot-a-seat = A match needs one bot for each of its { $seats } seats, not { $given }; --round-robin lets any number meet.
error-other-class = “{ $name }” is not a class derived from { $base }.
error-other-results = The file { $file } holds the games of another run (different: { $what }); please choose another name.
error-results-in-use = Another run is writing to { $file }.
error-results-of-other-rules = These results come from other rules or components of “{ $game }” than those here.
error-stop-of-match = Only a match can stop early, not a round robin.
error-too-few-bots = A round robin needs at least two different bots.
error-unusable-class = “{ $name }” cannot be used ({ $why }).
error-worker-died = A process that played a game has died; the games finished before are kept.
arena-forfeit = Game { $game }: { $bot } forfeits at move { $move } ({ $why }).
arena-interrupted = Interrupted. { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} saved in { $file }; the same command carries on from there.
arena-lost = Interrupted after { $games ->
    [one] { $games } game
   *[other] { $games } games
}; with --results you can carry on next time.
arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of “{ $game }”, each deal played from every seat.
    To repeat this run: --seed { $seed }
arena-stopped = Stopped early: { $bot } clearly wins more or less often than { $share }.
forfeit-error = it crashed: { $what }
forfeit-illegal = illegal move: { $what }
forfeit-overrun = more than { $what } s for a move
column-fair = Fair
column-forfeits = Forfeits
column-games = Games
column-rating = Rating
report-written = The report is in { $file }.
report-title = Arena: { $game }
report-actions = Actions
report-all = All { $count }
report-choices = Choices
report-decisions = Decisions, { $mean } on average
report-expected = Expected
report-fair = Fair share
report-forfeits = Forfeits
report-forfeits-note = A bot that makes an illegal move, crashes or takes too long loses its game; a stand-in plays its seat to the end.
report-game = Game
report-games = Games
report-had = Seats
report-kind = Kind
report-length = Length of a game
report-lift = Difference
report-longest = Longest
report-match = Match
report-median = Median
report-meetings = Who finishes ahead of whom
report-meetings-note = How often the first of two bots finished ahead of the other when they met; a tie counts half.
report-move = Move
report-options = Options
report-own = Statistics of your own
report-p95 = 95 % within
report-ratings = Ratings
report-ratings-note = Plackett-Luce ratings with 95 % intervals; 25 is the middle.
report-round-robin = Round robin
report-rules = Rules and components
report-scores = Points
report-seats = Wins by seat
report-seats-note = All bots together, then each of them; the line across marks the fair share.
report-seed = Seed
report-stop = Stops early once the share is clearly not
report-times = Time per move
report-times-note = Choices between several actions only; the line reaches from the quickest to the slowest 5 %, the scale is logarithmic.
report-what = What
report-what-wins = What wins
report-what-wins-note = How often a seat wins that had this at least once. The line across marks how often that was to be expected of the bots that had it. Winners had it; whether they won because of it is another question.
report-wins = Wins
report-wins-note = Share of the games in which the bot took part, all its seats together, with 95 % intervals (Wilson); the line across marks the fair share. A shared win counts in parts.

## kingsbridge advise

advise-judging = Moves
advise-forced = There is only one choice: { $action }.
advise-for = { $seat }: the best actions
advise-because = { $part }: +{ $gain }
advise-later = pays off only later
advise-costly = The moves that cost the most
advise-closer = More about move { $move }: --ply { $ply }
advise-nothing = { $count ->
    [one] The only choice cost nothing worth mentioning.
   *[other] None of the { $count } choices cost anything worth mentioning.
}
advise-note = Judged at level { $level }, and only from what the player to move could know at the time. The outlook goes from 0 % (lost) to 100 % (won) and is an estimate. What speaks for an action is shown in points: what the position is worth right after it, compared with the other actions.
column-action = Action
column-because = What speaks for it
column-better = Better
column-cost = Cost
column-move = Move
column-outlook = Outlook
column-played = Played
column-tries = Tried
column-who = Who

## kingsbridge check, rules, components

check-finished = The record is correct: a finished game of “{ $game }” with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Every move is legal, and every draw and the result are right.
check-running = The record is correct: a running game of “{ $game }” with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far. Every move is legal, and every draw is right.
check-fixed = Some draws were fixed by hand and do not come from the key: { $draws }.
rules-none = No rule mentions “{ $word }”.
rules-source = Source: { $source }
rules-place = Code: { $name } in { $place }
provenance-rulebook = rulebook
provenance-public = public page
provenance-derived = derived
provenance-reconstructed = reconstructed
components-notes = Notes:
components-reconstructed = { $count ->
    [one] { $count } value is
   *[other] { $count } values are
} reconstructed: no source was found, so the choice is ours. If you own the game, you can correct such values in components.toml of “{ $game }”:
components-all-known = No value is reconstructed.

## kingsbridge serve

error-bad-log-level = There is no log level “{ $level }”; levels: { $allowed }.
error-data-in-use = Another server already uses the data in { $folder }.
error-no-port = The server cannot listen on { $host }, port { $port } ({ $why }).
error-port-in-use = Something else already listens on { $host }, port { $port }; name another with --port.
serve-ready = Kingsbridge is ready at { $address }
serve-form-compiled = The engine runs compiled.
serve-form-interpreted-forced = The engine runs interpreted, because KINGSBRIDGE_PURE=1 asks for it.
serve-form-interpreted-no-native = The engine runs interpreted; “make compile” makes it several times as fast.
serve-form-interpreted-other-python = The engine runs interpreted, because it was compiled for another Python; “make compile” compiles it anew.
serve-form-interpreted-stale = The engine runs interpreted, because its sources have changed since it was compiled; “make compile” compiles it anew.
serve-form-interpreted-unloadable = The engine runs interpreted, because this system cannot load the compiled one.
serve-stop = Ctrl-C stops the server; no game is lost.
serve-not-built = The server is running, but its pages have not been built yet. “make play” builds them; then this page shows the games.

## Browser

web-motto = Four games of one world. Open the book and play.
web-skip = Skip to the content
web-pages = Pages
web-home = Title page
web-mine = My games
web-mine-none = You are not sitting at any table yet.
web-settings = Settings
web-language = Language
web-rules = Rules
web-components = Components
web-components-note = Every value, and where it comes from. Reconstructed values are our own choice; if you own the game, you can correct them in a data file.
web-contents = Contents
web-search-rules = Search the rules
web-rule = Rule { $rule }
web-close = Close
web-menu = Menu
web-fewer = one fewer
web-more = one more
web-offline = The server cannot be reached.
web-offline-title = The server cannot be reached
web-lost-title = This page does not exist
web-no-table = This table cannot be shown
web-no-board = This game cannot be played in the browser yet.
web-new-game = A new game
web-choose-game = Choose a game
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-players-range = { $least } to { $most } players
web-seats = Players
web-seating = Who sits where
web-seating-who = Who plays { $name }
web-seating-name = Name for { $name }
web-seating-me = Me
web-seating-here = On this device
web-seating-friend = A friend, by link
web-seating-bot = Bot: { $level }
web-your-name = Your name
web-your-name-hint = optional
web-guest = Guest
web-play = Play now
web-invite = Invite friends
web-awaits-you = waiting for you
web-status-waiting = not started yet
web-status-running = running
web-status-finished = finished
web-presence-bot = bot
web-presence-here = is here
web-presence-away = is away
web-presence-open = free
web-you = you
web-host = host
web-seat-open = Free seat
web-seat-bot = Seat a bot
web-fill-with-bots = Start with bots
web-remove = Remove
web-leave = Leave
web-return = Take the seat back
web-resign = Give up
web-resign-sure = A bot will play your seat to the end. Give up?
web-resign-no = Play on
web-resigned = has given up
web-waiting-title = The table is set
web-waiting-note = { $count ->
    [one] The game begins when one more seat is taken.
   *[other] The game begins when { $count } more seats are taken.
}
web-invite-link = Send this link to your friends
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = The link is selected; you can copy it now.
web-join = Join the table
web-join-do = Take a seat
web-join-full = All seats are taken.
web-join-unknown = This invitation leads nowhere
web-sit-here = Sit here
web-to-the-table = To the table
web-watch = Watch the game
web-recover = I have a recovery code
web-recovery-code = Recovery code
web-recover-do = Take my seat
web-recovery-mine = Continue on another device
web-chosen-seed = The deals at this table come from a chosen seed: { $seed }
web-points = points
web-phases = Phases
web-chronicle = Chronicle
web-chronicle-note = Choose a line to see the table at that moment.
web-since-your-turn = since your last turn
web-back-to-now = Back to the game
web-log-width = Width of the chronicle
web-choices = Choose one
web-choose = Choose a highlighted item
web-sending = One moment …
web-waiting-for = { $name } is thinking …
web-thinking-line = { $name } has to wait: number { $place } in the queue …
web-hint = Hint
web-hint-thinking = Looking for a hint …
web-hints = What a strong player would do
web-hint-outlook = outlook { $percent } %
web-hint-note = Found only from what you may know. The outlook goes from 0 % (lost) to 100 % (won) and is an estimate.
web-lower-level = Let the bots play as { $level }
web-lower-level-note = So many bots are thinking at once that those at this table have to wait. A lower level thinks for a shorter time.
web-bot-level = Bots
web-your-turn = Your turn
web-undo = Undo
web-undo-grace = until { $name } answers
web-cannot-undo = This cannot be taken back.
web-connection-lost = Connecting …
web-reload-title = There is a newer version of Kingsbridge
web-reload-text = Please reload the page; your game goes on where you left it.
web-reload = Reload
web-why-not-your-turn = It is not your turn: { $name } is playing.
web-why-watching = You are watching this game.
web-why-past = You are looking at an earlier moment; go back to the game to play.
web-why-replay = This game is over; you are watching it again.
web-curtain = Pass the device to { $name }
web-curtain-note = The table is hidden until then.
web-curtain-open = I am { $name }
web-end = The end
web-result = Result
web-winner = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-winners = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-by-source = Points by source
web-total = Total
web-chart = Points of each player over the game
web-rematch = Play again
web-replay = Replay
web-play-again = Play this game
web-download = Download
web-steps = Steps of the replay
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-run = Play automatically
web-pause = Pause
web-step-of = Step { $step } of { $last }
web-look-as = Seen by
web-theme = Appearance
web-theme-day = Daylight
web-theme-candle = Candlelight
web-pace = Pace of the bots
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = instant
web-motion = Animations
web-motion-system = as set in the system
web-motion-on = on
web-motion-off = off
web-confirm = Making a move
web-confirm-two = choose first, then play
web-confirm-one = play with one click
web-notify = Notifications
web-notify-note = Tell me when it is my turn while I am in another window
level-random = Novice
level-tidy = Clerk
level-greedy = Foreman
level-yardstick = Surveyor
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
line-seat-taken = { $name } takes a seat.
line-seat-left = { $name } leaves the table.
line-seat-removed = { $name } was asked to leave.
line-bot-seated = A bot plays for { $name }.
line-seat-returned = { $name } is back.
line-resigned = { $name } gives up; a bot plays on.
