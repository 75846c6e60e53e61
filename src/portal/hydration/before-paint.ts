// Stands in the page itself (scripts/vite/inline-script.ts), since it is needed before the page's code is here.
import { followScroll } from '../blocks/layout/header/follow-scroll.ts';
import { keepInstallPrompt } from './keep-install-prompt.ts';
import { keepEarlyEntries } from './keep-entries.ts';
import { keepPress } from './keep-press.ts';
import { layOutNearFirst } from './near-first.ts';
import { placeRows } from './place-rows.ts';

keepInstallPrompt();
placeRows();
layOutNearFirst(document.documentElement);
followScroll(document.documentElement);
// Entries first: a press may send them.
keepEarlyEntries(document.documentElement);
keepPress(document.documentElement);
