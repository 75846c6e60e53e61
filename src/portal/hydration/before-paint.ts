// Stands in the page itself (scripts/vite/inline-script.ts), since it is needed before the page's code is here.
import { keepEntries } from './keep-entries.ts';
import { keepPress } from './keep-press.ts';
import { placeRows } from './place-rows.ts';

placeRows();
// Entries first: a press may send them.
keepEntries(document.documentElement);
keepPress(document.documentElement);
