import type { ServerCheck } from '#engine/forms/index.ts';
import { CallError } from '../../gateway/call-error.ts';

/** Checks that a code is somebody's: `ask` is refused with `unknown` if it is not. */
export const knownCode =
  (unknown: string, ask: (code: string, signal: AbortSignal) => Promise<unknown>): ServerCheck =>
  async (code, signal) => {
    try {
      await ask(code, signal);
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.code === unknown) return { code: 'WRONG', params: {} };
      throw error;
    }
  };
