// Stands in the page itself (scripts/vite/inline-script.ts), since it is needed before the page's code is here.
import { keepPress } from './keep-press.ts';
import { placeRows } from './place-rows.ts';

placeRows();
keepPress(document.documentElement);
