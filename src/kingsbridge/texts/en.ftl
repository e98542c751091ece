# Sentences of no single game. Keys and arguments are the same in de.ftl.

yes = yes
no = no
nothing = nothing
nobody = nobody
you = you
seat-name = Player { $number }

reason-not-now = Something else is asked for right now.
reason-over = The game is over.
reason-lesson-reads = Read on first: the lesson asks for your move in a moment.
phase-over = The game is over

## Errors

error-backup-of-postgres = A PostgreSQL store is copied with pg_dump and put back with pg_restore.
error-bad-callback = Nothing can be sent to this address.
error-bad-copy = The file { $file } is not a copy that this version can read.
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
error-closed = Nobody new can join this server just now.
error-file-exists = The file { $file } already exists and will not be overwritten; please choose another name.
error-game-over = The game is over; no more moves are possible.
error-hung-up = The connection ended too early; please try again.
error-illegal-action = “{ $action }” is not possible now; possible are: { $allowed }.
error-illegal-in-record = Move { $ply } of the record, “{ $action }”, is not possible at that point.
error-impossible-position = This position is impossible: { $violated }
error-join-needs-postgres = Workers think for a server with a PostgreSQL database; please name it, such as postgresql://…
error-missing-word = { $word } is missing; add --help to the command to see what is needed.
error-no-callbacks = This server does not send such notices.
error-no-file = There is no file { $file }.
error-no-journal = A game in which moves can be taken back needs a journal.
error-no-options = This game has no options, so there is no option “{ $option }”.
error-no-rules = Game “{ $game }” has no rules written down.
error-no-store = The server cannot reach its records just now; please try again in a moment.
error-no-store-there = There is no store at { $file }.
error-no-such-switch = There is no option { $switch }; --help shows those that exist.
error-not-over = The game is not over yet, so nobody has won.
error-no-lesson = There is no lesson for the game “{ $game }”.
error-not-in-lesson = The lesson waits for something else now, not for “{ $action }”.
error-lesson-broken = The lesson of “{ $game }” cannot be played at its step “{ $step }”: { $why }
error-no-such-step = This lesson has the steps 1 to { $last }; { $step } is none of them.
error-nothing-learned = “{ $bot }” cannot play { $game }, because nothing was learned of it from self-play; “{ $other }” can.
error-other-components = The record was played with different components of “{ $game }”: there { $recorded }, here { $here }.
error-other-draw = The recorded draw “{ $draw }” does not follow from the key of the game.
error-other-game = This position belongs to the game “{ $game }”, not to “{ $allowed }”.
error-other-position = The record begins with a position of another game than it says.
error-other-result = The recorded result does not follow from the moves: recorded is { $recorded }, the moves give { $here }.
error-other-rules = The record was played under version { $recorded } of the rules of “{ $game }”; here version { $here } applies.
error-processes-need-postgres = Several processes need PostgreSQL; please name a database with --data.
error-read-only = Nothing can be changed on this server just now; please look in again in a moment.
error-record-bad-field = This is not a record of a game: the field “{ $field }” is missing or is not of type { $kind }.
error-record-no-json = This is not a record of a game; it is not even JSON ({ $why }).
error-record-no-object = This is not a record of a game: it is not a JSON object.
error-record-of-other-game = The file holds a game of “{ $recorded }”, not of “{ $game }”.
error-record-other-format = The record has format { $format }, but this version reads format { $here }.
error-resume-alone = A saved game already has its seats, options and deals; please leave these out.
error-still-running = The game is not over yet, so hidden cards stay hidden.
error-store-exists = The store { $file } is there already; with --replace the copy takes its place, and it is kept beside it.
error-too-many-callbacks = { $most ->
    [one] One address for notices is enough.
   *[other] { $most } addresses for notices are enough.
}
error-too-many-tables = Those were many tables for one day; please play those first, or come back tomorrow.
error-too-slow = The request took too long to arrive; please try again.
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
error-unusable-store = The store { $store } cannot be used: { $why }
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

error-no-such-puzzle = There is no puzzle { $puzzle }.
error-puzzles-other-format = The puzzles have format { $format }, and this version reads format { $here }.
error-puzzles-other-game = The file holds puzzles of { $recorded }, not of { $game }.
error-no-puzzles = This is not a file of puzzles.

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
error-other-story = Under the rules here this game would have gone another way.
error-line-missing = A line is missing from the record of this table.
error-malformed = The message cannot be read ({ $why }).
error-method-not-allowed = This address does not answer to that method.
error-no-free-seat = No seat is free at this table.
error-no-hint-found = No hint could be found just now; please try again in a moment.
error-no-coach = There are no coaches at this table unless all players agree.
error-not-over-yet = This is not over yet.
error-no-analysis-yet = A game is analysed when it is finished: before, the analysis would show what others hold.
error-no-analysis = There is no analysis of this game, and under the rules here it cannot be made.
error-too-many-analyses = Other games are being analysed; try again when one of them is done.
error-over-there = The game is over at this moment; choose an earlier one to play on from.
error-only-to-look-at = This game was played under other rules than today’s: you can look at it, but not play on.
error-other-seats = Somebody must sit on each seat of this game; their number is { $seats }.
error-deal-unfinished = You still have a game with this deal. Finish it first: other people’s games would tell what lies hidden in yours.
error-challenge-closed = Only those who have finished the challenge too may look at this game.
error-record-of-running = This is what somebody saw of a running game, and not the record of a whole one.
error-record-not-over = The record ends before the game does; only finished games can be shown.
error-bad-record = This is not a record of a game: { $why }
error-unknown-challenge = There is no such challenge.
error-one-against-bots = In a challenge one seat is a person’s and all others are bots.
error-challenge-bots = Everybody plays a challenge against the same bots.
error-no-trials = This table allows no hints, so nothing can be tried out beside it.
error-no-hints = There are no hints at this table.
error-no-spectators = This table is not open to spectators.
error-not-finished = The game is not finished yet.
error-not-host = Only the host can do this.
error-not-luggage = This file does not hold tables that were taken out of Kingsbridge.
error-not-json = A request must be JSON, and its content type must say so.
error-not-running = The game is not under way.
error-not-seated = Only those who sit at the table can do this.
error-not-stored = This could not be saved; nothing has changed.
error-not-your-seat = This seat belongs to another device.
error-not-your-turn = It is not your turn.
error-seat-not-absent = Whoever sits here is still at the table.
error-seat-not-free = This seat is not free.
error-seat-not-yours-to-return = This seat is not yours to take back.
error-seat-with-bot = A bot is playing this seat; take the seat back first.
error-stale = The game has moved on in the meantime; this is how it stands now.
error-table-other-rules = Rules or components of this game have changed here since the table was begun. With them it would have gone another way, so it cannot go on.
error-table-unsound = The record of this table does not fit together, so the game cannot go on.
error-too-large = The message is larger than { $limit } bytes.
error-too-many = Too many messages at once; please try again in a moment.
error-too-many-at-once = From your network { $most } pages and requests are open at this moment, which is as many as may be; please close one, or try again in a moment.
error-too-many-changes = This seat has gone back and forth as often as it may in one game; from now on what is played stands.
error-too-many-reactions = That was a lot in a short time; the others need a moment to read it.
error-unknown-invite = There is no table for this invitation.
error-unknown-level = There is no bot level “{ $level }”; levels: { $allowed }.
error-unknown-moment = There is no such moment at this table.
error-unknown-path = There is nothing at this address.
error-unknown-recovery = This recovery code does not belong to any seat.
error-unknown-seat = There is no such seat at this table.
error-unknown-table = There is no such table.
error-unknown-person = There is no such person.
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
play-insist = Play it anyway (y; Enter to think again)?
play-review = See which moves cost you most, and what was better (y; Enter for no)?
why-unknown = There is no “{ $what }” in this game; t shows the table, ? the help.
why-possible = possible now, choice { $number }.
why-rule = (Rule { $rule }: { $title })

## Lessons, in the terminal and in the browser

lesson-step = Step { $number } of { $last }
lesson-you = Your move: { $move }
lesson-you-any = Your move, one of these: { $moves }
lesson-you-lit = Your move: one of those that are lit
lesson-other = That is allowed too. For the lesson, try the move it asks for.
lesson-taken-back = Nothing has happened yet: your move was taken back.
lesson-look = This is what would come of it.

## kingsbridge learn

learn-keys-read = Enter: read on · b: back · q: leave
learn-keys-move = Type the number or the key of a choice · ? NAME what something does · t table · b back · q leave
learn-keys-look = Enter or b: take it back · q: leave
learn-prompt = What now (? for help)?
learn-left = To come back to this step:
learn-free = Go on with this game from here, against { $level } (y; Enter for no)?

## kingsbridge puzzles

puzzles-mining = Puzzles
puzzles-mined = { $count ->
    [one] { $count } puzzle is
   *[other] { $count } puzzles are
} in { $file }, from { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
puzzles-interrupted = Interrupted. { $count ->
    [one] { $count } puzzle is
   *[other] { $count } puzzles are
} in { $file }; the same command carries on from there.
puzzles-none = There are no such puzzles of this game.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}. Solve one with: kingsbridge puzzles play { $game } ID
puzzles-ask = What is your best move?
puzzles-number = Number of the move (s shows the answer, q stops):
puzzles-again = Is there something better? Try again.
puzzles-bad-number = Please type one of the numbers, s or q.
column-puzzle = puzzle
column-theme = theme
column-difficulty = difficulty
column-solved-by = solved by
puzzle-theme-other = A good move
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-right = Right: { $move }.
puzzle-right-too = Right, that is as good as the best: { $move }.
puzzle-wrong = { $cost ->
    [0] { $move } is not the best here, if only by a little.
   *[other] { $move } is not the best here: it costs about { $cost } % of the outlook to win.
}
puzzle-hint = The best move: { $reasons }.
puzzle-answer = The answer: { $move }.
puzzle-why = What speaks for it: { $reasons }.
puzzle-or = As good would be: { $moves }.
puzzle-found-by = Bots that find it: { $bots }.
puzzle-found-by-none = No bot finds it quickly.

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

## kingsbridge arena --ladder, dataset, benchmark, and the lab

error-actions-a-game = A step needs one action for every game ({ $games }), not { $given }.
error-bad-buffer = The features of { $game } need a row of { $bytes } bytes to be written into.
error-ladder-is-page = The page of a ladder is written beside it, as { $file }; give the file of the ladder another ending.
error-bad-ladder = The file { $file } does not hold a ladder.
error-bots-a-seat = Every seat but yours needs a bot of its own (seats: { $seats }, bots named: { $given }).
error-changed-bot = The file of “{ $name }” is not the one that played before; give the class another name.
error-folder-in-use = The folder { $folder } is not empty; please choose another.
error-missing-extra = This needs { $module }, which is not installed: pip install '{ $extra }'.
error-no-such-seat = There is no seat { $seat }.
error-not-with-ladder = A ladder plays all games and numbers of seats by itself: leave out { $word }.
error-not-reset = Call reset() first.
error-other-dataset = The folder { $folder } holds another data set; please choose another.
error-other-training = The file { $file } holds self-play of another training; please choose another folder.
error-unknown-reward = There is no reward “{ $reward }”; there are: { $allowed }.
error-unknown-render-mode = There is no render mode “{ $mode }”; there are: { $allowed }.
error-batch-games = A batch has at least one game, not { $games }.
error-not-a-row-of-actions = A step needs a row of { $games } whole numbers, one action a game.
benchmark-title = The games as benchmarks
column-branching = Choices
column-chance = Draws
column-decisions = Decisions
column-hidden = Hidden (bits)
column-spread = Points, spread
dataset-interrupted = Interrupted. { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $folder }; the same command carries on from there.
dataset-written = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $folder }.
train-interrupted = Interrupted. { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $folder }; the same command carries on from there.
train-epoch = Round, hand or chapter { $epoch }: log loss { $even } with all seats alike, { $hand } by the value made by hand, { $learned } by what was learned ({ $positions ->
    [one] one position
   *[other] { $positions } positions
})
train-written = What was learned is in { $file }.
examples-written = { $files ->
    [one] { $files } example lies
   *[other] { $files } examples lie
} in { $folder }; the first lines of each file say how to run it.
ladder-title = The ladder
ladder-note = Bots over all games and numbers of seats. Ratings are as in chess: 400 points more are ten wins to one; random play has 0. Intervals of 95 % come from drawing whole deals again.

## kingsbridge advise

advise-judging = Moves
advise-forced = There is only one choice: { $action }.
advise-for = { $seat }: the best actions
counsel-more = more than other moves do
counsel-alike = another move is about as good
counsel-later = comes out ahead when played on from here
counsel-less = is weaker than the first move
advise-costly = The moves that cost the most
advise-closer = More about move { $move }: --ply { $ply }
advise-nothing = { $count ->
    [one] The only choice cost nothing worth mentioning.
   *[other] None of the { $count } choices cost anything worth mentioning.
}
advise-note = Judged at level { $level }, and only from what the player to move could know at the time. The outlook goes from 0 % (lost) to 100 % (won) and is an estimate. What speaks for an action is what the others lack.
column-action = Action
column-because = What speaks for it
column-better = Better
column-cost = Cost
column-move = Move
column-outlook = Outlook
column-played = Played
column-tries = Tried
column-who = Who

## The analysis of a game, in terminal and browser

advise-page = The analysis is in { $file }.
analysis-title = Analysis: { $title }
analysis-curve = The outlook of all seats over the game
analysis-account = How well everybody decided, and what was luck
analysis-all = All decisions
analysis-share-means = A decision mattered if the worst move would have cost more than { $good } of outlook: where all moves are about as good, nobody can err. A good one cost at most that much, as far as that can be told. It is judged by what could be known when it was made, not by how it turned out.
analysis-sum-means = The outlook is read at a seat’s own decisions, and the columns add up: start + own + others + luck + rest = result. Own: what its decisions cost. Others: what the mistakes of the others brought or cost it. Luck: what changed when something was drawn or shown. Rest: what changed although nothing was shown, since the search sees further as the game goes on.
quality-best = best
quality-good = good
quality-doubtful = doubtful
quality-mistake = mistake
column-good = Good
column-luck = Luck
column-mattered = Mattered
column-others = Others
column-own = Own
column-quality = Was
column-rest = Rest
column-result = Result
column-start = Start

## kingsbridge check, rules, components

check-finished = The record is correct: a finished game of “{ $game }” with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Every move is legal, and every draw and the result are right.
check-running = The record is correct: a running game of “{ $game }” with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far. Every move is legal, and every draw is right.
check-position = It begins with a position that was dealt anew, and not with its set-up.
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

worker-ready = { $count ->
    [one] One worker is ready to think.
   *[other] { $count } workers are ready to think.
}
push-off = No more notices
push-your-turn = { $game }: it is your turn.
backup-done = The copy is in { $file }.
restore-done = The copy { $file } is in its place.
admin-removed = { $count ->
    [one] One table was removed.
   *[other] { $count } tables were removed.
}
admin-person-removed = { $count ->
    [one] One seat has no name any more.
   *[other] { $count } seats have no name any more.
}
admin-set = The switch { $flag } is { $state }; the server sees it within a few seconds.

## Browser

web-motto = Four games of one world. Open the book and play.
web-skip = Skip to the content
web-pages = Pages
web-home = Title page
web-mine = My games
web-mine-none = You are not sitting at any table yet.
web-settings = Settings
web-language = Language
web-howto = How to play
web-howto-wrong = What people get wrong
web-print = Print
web-rulings = { $count ->
    [one] { $count } fine point that the rulebook leaves open
   *[other] { $count } fine points that the rulebook leaves open
}
web-rules = Rules
web-new-here = New here? Learn “{ $game }” in 5 to 10 minutes
web-learn-this = Learn this game (5 to 10 minutes)
web-lesson = Lesson
web-lesson-next = Read on
web-lesson-now-you = Now you
web-lesson-text = Text
web-lesson-back = Back
web-lesson-take-back = Take it back
web-lesson-again = From the start
web-lesson-free = Go on freely from here
web-lesson-leave = Leave the lesson
web-no-lesson = This lesson cannot be shown
web-puzzles = Puzzles
web-puzzle = Puzzle
web-puzzles-intro = Decisions from real games in which one move is clearly best, and not the first that comes to mind. You know what the player knew; a long search and a second check know the answer.
web-puzzles-none = There are no puzzles here yet.
web-puzzles-solved = { $count } of { $total } solved
web-puzzle-today = Today's puzzle
web-puzzle-start = Solve the next one
web-puzzle-theme = Theme
web-puzzle-difficulty = Difficulty
web-puzzle-all = All
web-puzzle-seat = You are { $seat }
web-puzzle-done = solved
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-skip = Another one
web-puzzle-leave = To all puzzles
web-no-puzzle = This puzzle cannot be shown
web-book = My book
web-book-intro = What was played on this device, and what was learned. It is kept in this browser.
web-book-empty = Nothing is written here yet. Finish a game, and it will stand here.
web-book-reading = Reading your games …
web-book-played = games played
web-book-won = won
web-book-share = share won
web-book-streak = wins in a row, now
web-book-longest = wins in a row, at most
web-book-puzzles = puzzles solved
web-book-results = Results
web-book-game = Game
web-book-seats = Seats
web-book-against = Against
web-book-people = people
web-book-mixed = people and bots
web-book-best = Best score
web-book-mean = Mean score
web-book-mean-place = Mean place
web-book-form = Share won, over the last games (at most { $count })
web-book-quality = Your moves by quality
web-book-quality-note = In games that were analysed.
web-book-quality-none = Have a game analysed where it is replayed, and here you see how good your moves were.
web-book-quality-at = { $count ->
    [one] { $date }: { $told }
   *[other] { $count } games from { $date } on: { $told }
}
web-book-scores = Scores over time
web-book-scores-note = Filled: won.
web-book-by-difficulty = Puzzles by difficulty
web-book-first-try = at the first try
web-book-later = with further tries
web-book-shown = answer shown first
web-book-open = open
web-book-export = Take it with you
web-book-csv = Games as CSV
web-book-json = Everything as JSON
web-book-game-number = Game { $number }
web-book-point = { $game }: score { $score }, { $won ->
    [1] won
   *[other] not won
}, { $date }
web-components = Components
web-components-note = Every value, and where it comes from. Reconstructed values are our own choice; if you own the game, you can correct them in a data file.
web-contents = Contents
web-search-rules = Search the rules
web-rule = Rule { $rule }
web-where-from = Where from?
web-close = Close
web-menu = Menu
web-fewer = one fewer
web-more = one more
web-offline = The server cannot be reached.
web-offline-title = The server cannot be reached
web-lost-title = This page does not exist
web-opening = The book is being opened …
web-stuck-title = This game cannot go on here
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
web-resign-no = Play on
web-resigned = has given up
web-waiting-title = The table is set
web-waiting-note = { $count ->
    [one] The game begins when one more seat is taken.
   *[other] The game begins when { $count } more seats are taken.
}
web-waiting-watch = You are watching. To play, ask whoever sits here for the invitation: only that link leads to a free seat.
web-invite-link = Send this link to your friends
web-watch-link = With this link others can watch
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
web-origin-played-on = { $dealt ->
    [as-it-was] Played on from an earlier game after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }, with everything dealt as it was.
    [anew] Played on from an earlier game after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }, with everything hidden dealt anew.
   *[anew-for-seat] Played on from an earlier game after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }, with all that { $name } could not know dealt anew.
}
web-origin-brought = { $dealt ->
    [as-it-was] Begun elsewhere, and played on here after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }, with everything dealt as it was: whoever brought it may know what is hidden.
    [anew] Begun elsewhere, and played on here after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }, with everything hidden dealt anew.
   *[anew-for-seat] Begun elsewhere, and played on here after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }, with all that { $name } could not know dealt anew.
}
web-origin-same-deal = The deal of an earlier game is played again here.
web-origin-challenge = A challenge: others play the same deal against the same bots.
web-origin-imported = An imported record.
web-origin-trial = An experiment: this is not the real game. What { $name } cannot know is dealt at random.
web-origin-see = Look at that game
web-trial = Experiment
web-trial-back = Back to the real table
web-try = Try it out
web-try-note = Play on by yourself, against bots, from what you know. What is hidden is dealt at random; the real table stays as it is.
web-ways = Play on …
web-way-playon = From a moment
web-way-deal = Same deal
web-way-challenge = Challenge
web-way-share = Share
web-share-allow = Everybody with the link may look at this game
web-share-is-open = Everybody with the link may look at this game.
web-share-is-closed = Only those who sat at this table may look at this game; its host can allow more.
web-share-link = Link to the replay
web-import = Import a record
web-import-note = The file of a game, downloaded here, taken along from a page without a server, or written by the terminal. Every move is checked. A finished game is shown, and only you see it until you share it; one that is not over can be played on.
web-record-is-luggage = This file holds all tables of a page without a server: unpack it there, under “{ web-mine }”.
web-import-file = From a file
web-import-text = Or as text
web-import-show = Check and show
web-bring-on = Play on with this game
web-bring-on-note = This game is not over: { $ply ->
    [one] { $ply } move has
   *[other] { $ply } moves have
} been made. Say who sits where now. The file holds all that is hidden; with friends, let it be dealt anew.
web-deal-note = A new table with the very deal of this game; everybody there is told so.
web-deal-start = Play the same deal
web-deal-results = The games of this deal
web-challenge = A challenge
web-challenge-note = Everybody with the link plays this deal alone, on your seat, against the bots you choose here. Afterwards you see who did best.
web-challenge-make = Make the link
web-challenge-link = Challenge link
web-challenge-see = To the challenge
web-challenge-from = { $name } challenges you: play the same deal, alone, against the same bots.
web-challenge-from-somebody = Play the same deal as all others who have this link, alone, against the same bots.
web-challenge-results = Who did best
web-challenge-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-challenge-lead = { $lead } to the best bot
web-challenge-hidden = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } player has finished it. You see the results when you have finished it too.
   *[other] { $count } players have finished it. You see the results when you have finished it too.
} There are no hints, and who has finished it too can look at your game afterwards.
web-challenge-play = Take it up
web-challenge-go-on = Go on with it
web-playon-note = A new table goes on from here, after { $ply ->
    [one] { $ply } move
   *[other] { $ply } moves
}.
web-playon-where = To play on from a moment of this game, choose it in the replay.
web-playon-hidden = What is hidden
web-playon-as-it-was = dealt as it was
web-playon-anew = dealt anew
web-playon-anew-for = dealt anew, but { $name } keeps what they knew
web-playon-start = Play on from here
web-points-before = Before
web-chosen-seed = The deals at this table come from a chosen seed: { $seed }
web-points-gained = { $count ->
    [one] point
   *[other] points
}
web-points = points
web-phases = Phases
web-chronicle = Chronicle
web-chronicle-note = Choose a line to see the table at that moment.
web-since-your-turn = since your last turn
web-back-to-now = Back to the game
web-log-width = Width of the chronicle
web-press-again = Sure? { $note }
web-sheet-note = a press goes on
web-sheet-score = Points now
web-choices = Choose one
web-choose = Choose a highlighted item
web-telling = Watch, or press to go on
web-sending = One moment …
web-waiting-for = { $name } is thinking …
web-waiting-away = { $name } is away; the game waits.
web-waiting-left = { $name } has left; the game waits.
web-bot-for = Let a bot play for { $name }
web-thinking-line = { $name } has to wait: number { $place } in the queue …
web-hint = Hint
web-hint-thinking = Looking for a hint …
web-hints = What a strong player would do
web-hint-outlook = outlook { $percent } %
web-hint-note = Found only from what you may know. The outlook goes from 0 % (lost) to 100 % (won) and is an estimate.
web-coach = Coach
web-coach-note = A coach speaks up before I throw much away, and names the decision that mattered most.
web-coach-alone = At this table the coach stays silent.
web-coach-others = Where several people play, there are coaches only if all agree. Agreed so far: { $agreed } of { $people }.
web-coach-agree = I agree to coaches at this table
web-coach-again = Think again?
web-coach-much = This move gives a lot away: { $action }.
web-coach-better = Better:
web-coach-think = Think again
web-coach-show = Show me the better move
web-coach-insist = Play it anyway
web-coach-mattered = The decision that mattered most
web-coach-missed = You chose “{ $played }”. Better was “{ $best }”:
web-coach-found = You found the right move, “{ $played }”:
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
web-analysis = Analysis
web-analysis-about = Each decision is looked at again as { $level } would, with only what its player could know then. That takes a few minutes.
web-analysis-back = Back to the game
web-analysis-begin = Analyse this game
web-analysis-better = Better:
web-analysis-cost = costs { $cost } of outlook
web-analysis-costliest = What cost most
web-analysis-curve-at = After move { $move }: { $outlooks }
web-analysis-means = What these numbers mean
web-analysis-meanwhile = You need not wait here: what is found is kept.
web-analysis-no-choice = There was nothing to decide.
web-analysis-not-yet = Not looked at yet.
web-analysis-nothing = Nothing cost anything worth mentioning.
web-analysis-played = { $move }. { $seat }: { $action }
web-analysis-progress = { $total ->
    [one] { $done } of { $total } decision
   *[other] { $done } of { $total } decisions
}
web-analysis-share = { $all ->
    [one] { $mattered } of { $all } decision mattered; good among them: { $good } ({ $share }).
   *[other] { $mattered } of { $all } decisions mattered; good among them: { $good } ({ $share }).
}
web-analysis-none-mattered = { $all ->
    [one] There was { $all } decision, and it did not matter.
   *[other] There were { $all } decisions, and none of them mattered.
}
web-analysis-show = Show it on the board
web-analysis-then = Likely then:
web-analysis-way = The better way
web-replay = Replay
web-play-again = Play this game
web-download = Download
web-steps = Steps of the replay
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-run = Play it
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
web-skip-to-play = Skip to what can be played
web-retell = Show it again
web-retelling = What happened since your last turn
web-retell-stop = To the present
web-details = Details
web-react = Say something
web-react-mute = Hide what others say
web-reactions = Short words
web-reactions-show = Show what others at the table say
web-watching = You are watching
web-watching-count = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-leave-title = Leave the table
web-leave-later = Come back later
web-leave-later-alone = The game waits for you, as long as you like. You find it under “My games”.
web-leave-later-company = Your seat stays yours and the others wait for you. You find the game under “My games”.
web-leave-bot = Let a bot play on
web-leave-bot-note = A bot plays for you from now on. You can take your seat back whenever you like, as long as the game is running.
web-resign-note = You end the game for yourself: a bot plays your seat to the end, and you cannot take it back.
web-rematch-set = The table is set for another game.
web-rematch-join = Join the next game
web-rematch-watch = Watch the next game
web-other-game = Another game
web-you-won = You won!
web-you-share = You share the win!
web-your-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, { $behind ->
    [0] by the tie-break
    [one] { $behind } point behind
   *[other] { $behind } points behind
}
web-tie-broken = The points are even; the rules’ tie-break decides.
web-qr = QR code
web-qr-label = The link as a QR code, to be read by a phone’s camera
web-invite-network = This address works for everybody in the same network.
web-invite-alone = Only this computer can open this link. For friends on the same network, start the server with “--host 0.0.0.0”.
web-recovery-where = On the other device, open { $address }, choose “My games” and enter the code under “I have a recovery code”.
web-recover-where = The code stands in the menu of your table on your other device, under “Continue on another device”.
web-first-short = Start
web-previous-short = Back
web-next-short = Step
web-last-short = End
web-sound-title = Sound
web-sound = Sounds of the table
web-volume = Volume
sound-card = a card is laid
sound-coin = coins clink
sound-seal = a seal is pressed
sound-die = a die rolls
sound-turn = a bell: your turn
sound-end = bells: the game is over
level-random = Novice
level-tidy = Clerk
level-greedy = Foreman
level-yardstick = Surveyor
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
level-styled = { $level }, { $style }
style-builder = likes to build
style-miser = saves up
style-plotter = spoils others’ plans
line-seat-taken = { $name } takes a seat.
line-seat-left = { $name } leaves the table.
line-seat-removed = { $name } was asked to leave.
line-bot-seated = A bot plays for { $name }.
line-seat-returned = { $name } is back.
line-resigned = { $name } gives up; a bot plays on.
line-coach-agreed = { $name } agrees to coaches.
line-coach-declined = { $name } wants no coaches.
line-reacted = { $name }: { $said }
reaction-good-luck = Good luck!
reaction-well-played = Well played!
reaction-thanks = Thank you!
reaction-oh-no = Oh no!
reaction-wow = Wow!
reaction-one-moment = One moment, please.
reaction-sorry = Sorry!

## The site without a server

web-page-starting = The games are being set up in your browser …
web-page-elsewhere = Kingsbridge is open in another tab, and your tables are there.
web-page-play-here = Play here
web-page-failed = The games cannot be started in this browser ({ $why }). Reload the page; if that does not help, a newer browser will, or one that allows WebAssembly.
web-page-not-loaded = The games could not be loaded. Is the network there? Then reload the page.
web-page-unsafe = This browser does not keep your games at the moment: it is a private window, or there is no room left. You can play on, but take everything along before you close the tab.
web-page-understood = Understood
web-page-newer = A newer Kingsbridge is here. Your games stay as they are.
web-page-change-over = Use it now
web-page-later = Later
web-page-form = { $form ->
    [compiled] The games run in this browser, in their fast form.
   *[interpreted] The games run in this browser, in their slow form: bots of high levels think for a while.
  }
web-page-kept = They can be played without a network.
web-page-company = Play with friends
web-page-company-how = Here you play against bots, or with others at this device: choose “{ web-seating-here }” for their seats. For friends at their own devices, for those who watch, and for challenges, one of you starts a Kingsbridge server with “make play” on any computer, and it gives you a link for the others. A game that has begun goes there too: “{ web-page-take-game }” in its menu gives a file (“{ web-download }” once it is over), and on the server you choose “{ web-import }”.
web-page-take-game = Take this game along
web-page-needs-host = Kingsbridge cannot be opened as a file: browsers run it only from a web address. Put its folder on any web host; or type “python3 -m http.server” in a terminal there, and open http://localhost:8000.
web-page-needs-newer = Kingsbridge does not run in this browser. A newer Firefox, Chrome, Edge or Safari can do it.
web-page-needs-scripts = Kingsbridge runs in your browser. Please allow scripts for this page.
web-page-internal = Something went wrong in this page. Reload it: what you have played is still here.
web-page-offline = { web-page-not-loaded }
web-page-unknown-table = This browser has no such table. A table of this site is only in the browser in which it was begun; whoever has it there can hand it on as a file: “{ web-page-take-game }” in its menu.
web-page-unknown-invite = This needs a server, and this site has none: ask whoever sent you the link for the address of theirs.
web-page-unknown-path = { web-page-unknown-invite }
web-page-meanwhile = You need not wait here, as long as Kingsbridge stays open in this tab. What is found is kept, and when you look again it goes on.
web-page-pack = Take everything along
web-page-pack-why = Your tables, lessons and wishes are in this browser only. A file takes them to another one, or keeps them safe.
web-page-unpack = Unpack such a file
web-luggage-is-record = This file holds a single game: choose “{ web-import }”.
web-page-unpacking = The tables are being checked …
web-page-unpacked = { $taken ->
    [one] { $taken } table is here now
   *[other] { $taken } tables are here now
  }; { $known ->
    [one] { $known } was here already
   *[other] { $known } were here already
  }; { $refused ->
    [one] { $refused } did not fit together.
   *[other] { $refused } did not fit together.
  }
