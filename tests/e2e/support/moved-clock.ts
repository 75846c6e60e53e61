import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer, type RunningServer } from './server.ts';

export type MovedClock = {
  server: RunningServer;
  /** The server's present. */
  now(): number;
  /** Moves the server's present on to a moment. */
  moveTo(moment: number): void;
};

/** A server whose clock a test moves. */
export async function startWithClock(): Promise<MovedClock> {
  const file = join(mkdtempSync(join(tmpdir(), 'livery-clock-')), 'ahead');
  let ahead = 0;
  const write = (): void => writeFileSync(file, String(ahead));
  write();
  const preload = pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href;
  const server = await startServer({ CLOCK_FILE: file, NODE_OPTIONS: `--import ${preload}` });
  return {
    server,
    now: () => Date.now() + ahead,
    moveTo(moment) {
      ahead = Math.max(ahead, moment - Date.now());
      write();
    },
  };
}
