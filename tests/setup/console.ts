import { afterEach, beforeEach } from 'vitest';

type Level = 'error' | 'warn';

// React says so of a lazy part that a click draws first, by a Testing Library that does not wait; tests wait for what shows.
const known = [/^error: A component suspended inside an `act` scope, but the `act` call was not awaited/];

const announced = new Set<RegExp>();

/** Announces that this test makes the console say something; every other error or warning fails it. */
export const expectOnConsole = (message: RegExp): void => void announced.add(message);

/** Fails a test during which the console said an error or a warning that it did not announce. */
export function watchConsole(levels: readonly Level[] = ['error', 'warn']): void {
  let said: string[] = [];
  let restore: (() => void)[] = [];
  beforeEach(() => {
    said = [];
    announced.clear();
    restore = levels.map((level) => {
      const original = console[level];
      console[level] = (...parts: unknown[]) => void said.push(`${level}: ${parts.map(String).join(' ')}`);
      return () => void (console[level] = original);
    });
  });
  afterEach(() => {
    for (const put of restore) put();
    const unannounced = said.filter(
      (text) => ![...known, ...announced].some((message) => message.test(text)),
    );
    if (unannounced.length > 0) throw new Error(`The console said:\n${unannounced.join('\n')}`);
  });
}
