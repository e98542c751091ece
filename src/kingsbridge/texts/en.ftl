# Sentences of no single game. Keys and arguments are the same in de.ftl.

yes = yes
no = no
nothing = nothing
nobody = nobody
you = you
seat-name = Player { $number }

reason-not-now = That is not what is asked for now.
reason-over = The game is over.
phase-over = The game is over

## Errors

error-bad-draw = Draw “{ $draw }” is fixed to something impossible; allowed: { $allowed }.
error-bad-draw-kind = Draw “{ $draw }” can only be fixed to numbers from 0 on.
error-bad-draw-number = Draw “{ $draw }” can only be fixed to a number from 0 to { $last }.
error-bad-draw-order = Draw “{ $draw }” can only be fixed to an order of just these items: { $items }.
error-bad-key = “{ $key }” is not a key: a key has { $digits } hexadecimal digits.
error-bad-option-value = “{ $value }” is not a value of option “{ $option }”; allowed: { $allowed }.
error-bad-ply = There is no move { $ply }; the record has { $last }.
error-bad-seat = There is no seat { $seat }; seats go from 1 to { $last }.
error-bad-seats = Game “{ $game }” is played by { $allowed } seats, not by { $seats }.
error-bad-word = What is given for { $word } cannot be understood; --help after the command shows what is possible.
error-cannot-undo = This move cannot be taken back: somebody else has decided or something hidden was shown since.
error-file-exists = The file { $file } exists and is not overwritten; name another.
error-game-over = The game is over; no more moves are possible.
error-illegal-action = “{ $action }” is not legal now; legal: { $allowed }.
error-illegal-in-record = Move { $ply } of the record, “{ $action }”, is not legal there.
error-impossible-position = This position is impossible: { $violated }
error-missing-word = { $word } is missing; --help after the command shows what is needed.
error-no-file = There is no file { $file }.
error-no-journal = A game that can be taken back needs a journal.
error-no-options = This game has no options, so there is no option “{ $option }”.
error-no-rules = Game “{ $game }” has no rules written down.
error-no-such-switch = There is no switch { $switch }; --help shows those there are.
error-not-over = The game is not over, so nobody has won yet.
error-other-components = The record was played with other components of “{ $game }”: there { $recorded }, here { $here }.
error-other-draw = The recorded draw “{ $draw }” is not the one its key gives.
error-other-game = This position is of game “{ $game }”, not “{ $allowed }”.
error-other-result = The recorded result is not the one of the moves: there { $recorded }, from the moves { $here }.
error-other-rules = The record was played under rules version { $recorded } of “{ $game }”; this is version { $here }.
error-record-bad-field = This is not a record of a game: field “{ $field }” is missing or not of type { $kind }.
error-record-no-json = This is not a record of a game, nor JSON at all ({ $why }).
error-record-no-object = This is not a record of a game: it is no JSON object.
error-record-of-other-game = The file holds a game of “{ $recorded }”, not of “{ $game }”.
error-record-other-format = The record has format { $format }, and this version reads format { $here }.
error-resume-alone = A saved game brings its own seats, options and deals; give no others.
error-still-running = The game is not over, so its hidden cards are not shown.
error-unknown-action = There is no action “{ $action }” in this game; actions look like “{ $example }”.
error-unknown-action-id = There is no action { $action }; they go from 0 to { $last }.
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
error-usage = This cannot be understood ({ $message }); --help shows what is possible.
error-wrong-number-of-bots = { $seats } seats need { $needed } bots beside you, not { $given }.
error-wrong-number-of-players = The saved game has { $seats } seats, and { $given } players are named.

## What the server refuses

error-already-begun = The game has begun.
error-bad-id = An id has 1 to { $longest } printable characters.
error-bad-name = A name has 1 to { $longest } characters.
error-bad-parameters = The address of the request holds a wrong value ({ $why }).
error-bad-seed = A seed has at most { $longest } characters.
error-cross-origin = This request comes from a page of another site.
error-hello-first = The first message on the line must be a greeting.
error-id-reused = Another move was sent under the same id before.
error-internal = Something went wrong in the server; it is in its log.
error-line-missing = A line of the table is missing.
error-malformed = The message cannot be read ({ $why }).
error-method-not-allowed = This address does not answer to that method.
error-no-free-seat = No seat is free at this table.
error-no-hint-found = No hint could be found just now; try again in a moment.
error-no-hints = This table allows no hints.
error-no-spectators = This table is not open to spectators.
error-not-finished = The game is not finished.
error-not-host = Only the host may do this.
error-not-json = The body of a request is JSON, and its content type says so.
error-not-running = The game is not running.
error-not-seated = Only those who sit at the table may do this.
error-not-stored = The move could not be stored; nothing was changed.
error-not-your-seat = This seat belongs to another device.
error-not-your-turn = It is not this seat's turn.
error-seat-not-absent = The person of this seat is still there.
error-seat-not-free = This seat is not free.
error-seat-not-yours-to-return = This seat cannot be taken back.
error-seat-with-bot = A bot plays this seat; take the seat back first.
error-stale = The table has gone on since; here it is as it stands now.
error-table-other-rules = This table was begun under rules version { $recorded }; this server has version { $here }.
error-table-unsound = The lines of this table do not fit together, so it cannot go on.
error-too-large = The message is larger than { $limit } bytes.
error-too-many = Too many messages in a short time; try again in a moment.
error-unknown-invite = There is no table with this invitation.
error-unknown-level = There is no bot level “{ $level }”; levels: { $allowed }.
error-unknown-moment = The table has no such moment.
error-unknown-path = There is nothing at this address.
error-unknown-recovery = No seat has this recovery code.
error-unknown-seat = The table has no such seat.
error-unknown-table = There is no such table.
error-unsound = The table is not what its lines say.
error-wrong-seat = A line of the table is a move of a seat that was not to move.

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

ask-seats = How many seats ({ $least }-{ $most }, Enter for { $least })?
ask-bots = Against which bots ({ $bots }; one, or one a seat with commas; Enter for { $default })?
ask-again-number = Please a number from { $least } to { $most }.
ask-again-bot = Please names of bots, separated by commas: { $bots }.
play-prompt = { $seat }, your choice (? for help):
play-pass = Pass the keyboard to { $seat }, then press Enter.
play-thinking = { $seat } is thinking
play-bad-number = Choices go from 1 to { $last }.
play-undone = Taken back.
play-rule = Rule { $rule }: { $title }
play-no-rule = There is no rule { $rule } in the rules of “{ $game }”.
play-keys = Type the number or the key of a choice · ? NAME what it does, and why not · t table · u take back · l log · r RULE a rule · q save and quit
play-saved = The game is saved in { $file }; go on with:
play-kept = The game is saved in { $file }.
play-won = wins
play-review = See which moves cost you most, and what was better (y, Enter for no)?
why-unknown = “{ $what }” is nothing of this game; t shows the table, ? the help.
why-possible = possible now, choice { $number }.
why-rule = (Rule { $rule }: { $title })

## kingsbridge sim

sim-playing = Games
sim-seat = seat { $seat }
sim-speed = { $games } games in { $seconds } s: { $rate } games/s, { $decisions } decisions/s, { $length } decisions a game
sim-seed = The bots take turns on the seats. Again the same: --seed { $seed }
sim-written = The numbers are in { $file }.

## kingsbridge arena, report

error-bad-results = The file { $file } does not hold results of the arena.
error-illegal-in-results = Game { $game } of the results holds the move “{ $action }”, which is not legal there.
error-no-cluster = The cluster { $address } cannot be reached ({ $why }).
error-no-games = No game of this run is over yet.
error-no-ray = A cluster needs Ray, which is not installed: pip install '{ $extra }'.
error-one-bot-a-seat = A match needs one bot for each of its { $seats } seats, not { $given }; --round-robin lets any number meet.
error-other-class = “{ $name }” is not a class made from { $base }.
error-other-results = The file { $file } holds the games of another run (different: { $what }); name another.
error-results-in-use = Another run is writing to { $file }.
error-results-of-other-rules = The results were played with other rules or components of “{ $game }” than these.
error-stop-of-match = Only a match can stop early, not a round robin.
error-too-few-bots = A round robin needs at least two different bots.
error-unusable-class = “{ $name }” cannot be used ({ $why }).
error-worker-died = A process that played a game has died; the games finished before are kept.
arena-forfeit = Game { $game }: { $bot } forfeits at move { $move } ({ $why }).
arena-interrupted = Interrupted. { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} kept in { $file }; the same command goes on.
arena-lost = Interrupted after { $games ->
    [one] { $games } game
   *[other] { $games } games
}; with --results it could go on.
arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of “{ $game }”, every deal with all rotations. Again the same: --seed { $seed }
arena-stopped = Stopped early: the share of { $bot } is surely not { $share }.
forfeit-error = it broke down: { $what }
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
report-decisions = Decisions, mean { $mean }
report-expected = Expected
report-fair = Fair share
report-forfeits = Forfeits
report-forfeits-note = A bot that makes an illegal move, breaks down or overruns its time loses its game; a stand-in plays its seat to the end.
report-game = Game
report-games = Games
report-had = Seats
report-kind = Kind
report-length = Length of a game
report-lift = Difference
report-longest = Longest
report-match = Match
report-median = Median
report-meetings = Who comes in before whom
report-meetings-note = Share of the meetings of two bots in which the first came in before the other; level places count half.
report-move = Move
report-options = Options
report-own = Statistics of your own
report-p95 = 95 % within
report-ratings = Ratings
report-ratings-note = After Plackett and Luce, with 95 % intervals; 25 is the middle.
report-round-robin = Round robin
report-rules = Rules and components
report-scores = Points
report-seats = Wins by seat
report-seats-note = All bots together, then each; the line across marks the fair share.
report-seed = Seed
report-stop = Stopped early at a share other than
report-times = Time per move
report-times-note = Choices between several actions only; the line reaches from the quickest to the slowest 5 %, the scale is logarithmic.
report-what = What
report-what-wins = What wins
report-what-wins-note = How often a seat wins that had this at least once. The line across marks what was expected from which bots had it. Winners had it; whether they won because of it is another question.
report-wins = Wins
report-wins-note = Share of the games in which the bot took part, all its seats together, with 95 % intervals (Wilson); the line across marks the fair share. A shared win counts in parts.

## kingsbridge advise

advise-judging = Moves
advise-forced = There is no choice: { $action }.
advise-for = { $seat }: the best actions
advise-because = { $part }: +{ $gain }
advise-later = pays off only later
advise-costly = The moves that cost most
advise-closer = More about move { $move }: --ply { $ply }
advise-nothing = { $count ->
    [one] The only choice cost
   *[other] None of the { $count } choices cost
} anything worth telling.
advise-note = Judged at the level { $level }, only from what the seat to move could know then. The outlook goes from 0 % (lost) to 100 % (won) and is an estimate. What speaks for an action: parts of what the position is worth right after it, in points, compared with the other actions.
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

check-finished = The record is right: a finished game of “{ $game }”, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, every move legal, every draw and the result as they must be.
check-running = The record is right: a running game of “{ $game }”, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far, every move legal and every draw as it must be.
check-fixed = Some draws were fixed by hand and do not come from the key: { $draws }.
rules-none = No rule holds “{ $word }”.
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
} reconstructed, that is, our choice because no source was found. Who owns the game can correct them in components.toml of “{ $game }”:
components-all-known = No value is reconstructed.

## kingsbridge serve

error-bad-log-level = There is no log level “{ $level }”; levels: { $allowed }.
error-data-in-use = Another server already uses the data in { $folder }.
error-no-port = The server cannot listen on { $host }, port { $port } ({ $why }).
error-port-in-use = Something else already listens on { $host }, port { $port }; name another with --port.
serve-ready = Kingsbridge is at { $address }
serve-form-compiled = The engine runs compiled.
serve-form-interpreted-forced = The engine runs interpreted, because KINGSBRIDGE_PURE=1 asks for it.
serve-form-interpreted-no-native = The engine runs interpreted; “make compile” makes it several times as fast.
serve-form-interpreted-other-python = The engine runs interpreted, because it was compiled for another Python; “make compile” does it anew.
serve-form-interpreted-stale = The engine runs interpreted, because its sources changed after compiling; “make compile” does it anew.
serve-form-interpreted-unloadable = The engine runs interpreted, because this system cannot load the compiled one.
serve-stop = Ctrl-C ends the server; no game is lost.
serve-not-built = The server runs, but its pages have not been built yet; “make play” builds them, and then this page shows the games.

## Browser

web-motto = Four games of one world. Open the book and play.
web-skip = To the content
web-pages = Pages
web-home = Title page
web-mine = My games
web-mine-none = You do not sit at any table yet.
web-settings = Settings
web-language = Language
web-rules = Rules
web-components = Components
web-components-note = Every value with where it comes from. Reconstructed ones are our choice; who owns the game can correct them in a data file.
web-contents = Contents
web-search-rules = Search the rules
web-rule = Rule { $rule }
web-close = Close
web-menu = Menu
web-fewer = one fewer
web-more = one more
web-offline = The server cannot be reached.
web-offline-title = The server cannot be reached
web-lost-title = There is no such page
web-no-table = This table cannot be shown
web-no-board = This game has no board in the browser yet.
web-new-game = A new game
web-choose-game = Choose a game
web-players = { $count } players
web-players-range = { $least } to { $most } players
web-seats = Players
web-seating = Who sits where
web-seating-who = Who plays { $name }
web-seating-name = Name for { $name }
web-seating-me = Me
web-seating-here = On this device
web-seating-friend = Friend by link
web-seating-bot = Bot: { $level }
web-your-name = Your name
web-your-name-hint = optional
web-guest = Guest
web-play = Play now
web-invite = Invite friends
web-awaits-you = waits for you
web-status-waiting = not begun
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
web-fill-with-bots = Begin with bots
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
web-copy-by-hand = The link is marked; copy it from there.
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
web-recovery-mine = Go on from another device
web-chosen-seed = The deals of this table follow a chosen seed: { $seed }
web-points = points
web-phases = Phases
web-chronicle = Chronicle
web-chronicle-note = Choose a line to see the table as it was.
web-since-your-turn = since your last turn
web-back-to-now = Back to now
web-log-width = Width of the chronicle
web-choices = Choose one
web-choose = Choose something lit
web-sending = One moment …
web-waiting-for = { $name } is thinking …
web-thinking-line = { $name } is thinking, place { $place } in line …
web-hint = Hint
web-hint-thinking = Looking for a hint …
web-hints = What a strong player would do
web-hint-outlook = outlook { $percent } %
web-hint-note = Found from what you may know. The outlook goes from 0 % (lost) to 100 % (won) and is an estimate.
web-lower-level = Let the bots play as { $level }
web-lower-level-note = So many bots think at once that those of this table wait long. A lower level thinks more briefly.
web-bot-level = Bots
web-your-turn = Your turn
web-undo = Undo
web-undo-grace = until { $name } answers
web-cannot-undo = This cannot be taken back.
web-connection-lost = Connecting …
web-reload-title = There is a newer Kingsbridge
web-reload-text = Please reload the page; your game goes on where it was.
web-reload = Reload
web-why-not-your-turn = It is the turn of { $name }.
web-why-watching = You are watching this game.
web-why-past = This is a moment of the past; go back to now to play.
web-why-replay = This game is over; you are watching it again.
web-curtain = Pass the device to { $name }
web-curtain-note = The table is hidden until then.
web-curtain-open = I am { $name }
web-end = The end
web-result = Result
web-winner = { $names } wins with { $points } points
web-winners = { $names } share the win with { $points } points
web-points-by-source = Points by source
web-total = In all
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
web-run = Play by itself
web-pause = Pause
web-step-of = Step { $step } of { $last }
web-look-as = Seen from
web-theme = Light
web-theme-day = Daylight
web-theme-candle = Candle light
web-pace = Pace of the bots
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = instant
web-motion = Motion
web-motion-system = as the system asks
web-motion-on = on
web-motion-off = off
web-confirm = Playing a card
web-confirm-two = choose first, then play
web-confirm-one = one click plays
web-notify = Notification
web-notify-note = Tell me when it is my turn and I am in another window
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
