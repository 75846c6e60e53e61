/** Words of the list of keys. */
export const shortcutTexts = {
  title: 'Keys of the console',
  open: 'Keys of the console (?)',
  helpKey: 'Open this list with ?',
  keys: [
    { keys: ['?'], what: 'This list' },
    { keys: ['Ctrl Z', '⌘ Z'], what: 'Undo the last edit' },
    { keys: ['Ctrl Shift Z', 'Ctrl Y', '⌘ ⇧ Z'], what: 'Redo it' },
    { keys: ['Ctrl K', '⌘ K'], what: 'Search everything' },
    { keys: ['Alt ↑', 'Alt ↓'], what: 'Move an entry of a list' },
    { keys: ['Tab'], what: 'Go on to the next control; editors of JSON are left with it, too' },
    { keys: ['Esc'], what: 'Close a dialog or a list' },
  ],
  undo: 'Undo reaches back over what was edited in this tab since the page was loaded. Loading it again keeps every draft, and begins the list of edits anew; older states are in the history of versions.',
} as const;
