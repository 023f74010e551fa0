### The texts that are needed when no other catalogue is: before the program runs, where it cannot run, and after it has
### failed. The build writes them into the page, so there are no values but $title and { $file }, and no choices.

# The language, in itself: “Deutsch”.
language-name = English
# “ltr” if the language is written from left to right, “rtl” if from right to left.
direction = ltr

## The page while it loads, and for search engines and shared links

description = Four board games about the tea trade, for people around one device and against the computer. Nothing to sign up for; plays offline.
first-words = Four board games about the tea trade, for everyone around this device and against opponents that run on it. Nothing to sign up for; once loaded, they play without a network.
loading = Loading …
# Above the titles of the games, while the program loads.
first-choose = Pick a game; it opens as soon as it has loaded.
too-old = This browser is too old for Tea Table. It plays in Chrome and Edge from version 111, in Firefox from 114 and in Safari from 16.4.
# “Website Settings” is the name of the menu entry in Apple’s Safari in this language.
switched-off = This browser is new enough, but WebAssembly is switched off in it, and Tea Table needs it. Lockdown Mode does that on an iPhone, iPad or Mac: press the page menu beside the address, then “Website Settings”, and turn Lockdown Mode off for this site. Elsewhere it is a setting for security; allow WebAssembly for this site, then reload the page.
not-loaded = The game could not be loaded. Please reload the page; if that does not help, your connection or a blocker may be keeping a part of it back.
# For a browser without JavaScript.
no-script = JavaScript is switched off here, and Tea Table needs it. Please allow it for this page, then reload it.
words-failed = The words of this page could not be loaded. You may be offline.
part-failed = A part of the program could not be loaded. You may be offline; if there is a new version, reload the page.
try-again = Try again

## The page for a wrong address

not-found = There is no page at this address.
not-found-up = One step up

## The app on a home screen

# $title is the title of a game.
shortcut-new = New game of { $title }
shortcut-today = Today’s games
# (narrow)
shortcut-today-short = Today
# Caption of a picture of the start page, where the games stand on a shelf.
screenshot-shelf = The shelf

## The page after the program has failed

crash = Something went wrong
crash-what = This is a fault in Tea Table, not in anything you did. Your games are saved after every move, so reloading the page should bring you back to where you were.
crash-reload = Reload the page
crash-shelf = Reload and go to the shelf
crash-export = Save this game as a file
crash-export-all = Save all games as one file
crash-copy = Copy the report
crash-report = A report for the developers. It contains the game with its seed and all moves, and nothing else of yours.
# Above the content of a file whose download may have failed; $file is its name.
crash-no-file = Look for “{ $file }” among your downloads. Nothing there? This is what it holds:
