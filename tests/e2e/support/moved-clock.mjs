// Moves the clock of a server: `node --import moved-clock.mjs` reads from the file CLOCK_FILE how many ms its present is ahead.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env['CLOCK_FILE'];
const RealDate = Date;
let ahead = 0;

function read() {
  ahead = Number(readFileSync(file, 'utf8'));
}

if (file) {
  read();
  watchFile(file, { interval: 50, persistent: false }, read);
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() + ahead);
      else super(...parts);
    }

    static now() {
      return RealDate.now() + ahead;
    }
  };
}
