import { loadWithRetry } from '#ui/blocks/load-with-retry.ts';
import { CallError } from '../gateway/call-error.ts';

/** Fetches code that an action needs. A failure is a network failure: a CallError, retried by the player. */
export const fetchCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  loadWithRetry(load).catch((cause: unknown) => {
    throw new CallError('NETWORK', 'Code of the page could not be fetched.', { cause });
  });
