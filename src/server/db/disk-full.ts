import type { PGlite } from '@electric-sql/pglite';
import { sqlState } from './sql-state.ts';

/** ENOSPC as the file system inside of the embedded database knows it; its faults are no errors of JavaScript. */
const wasiNoSpace = 51;

export const isDiskFull = (fault: unknown): boolean => {
  const { code, name, errno } = (fault ?? {}) as { code?: unknown; name?: unknown; errno?: unknown };
  return code === 'ENOSPC' || code === sqlState.diskFull || (name === 'ErrnoError' && errno === wasiNoSpace);
};

/** Tags of statements that wrote a row. */
const wrote = /^(?:INSERT \d+|UPDATE|DELETE) [1-9]/u;

/** Watches answers of the embedded database: true from a write that found no disk space until the next that succeeds. */
export function followDisk(pglite: PGlite): () => boolean {
  let full = false;
  const send = pglite.execProtocolStream.bind(pglite);
  pglite.execProtocolStream = async (...message) => {
    try {
      const answers = await send(...message);
      for (const answer of answers) {
        if (isDiskFull(answer)) full = true;
        else if (full && 'text' in answer && wrote.test(String(answer.text))) full = false;
      }
      return answers;
    } catch (fault) {
      full ||= isDiskFull(fault);
      throw fault;
    }
  };
  return () => full;
}
