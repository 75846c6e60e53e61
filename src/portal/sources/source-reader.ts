import { subscribe } from 'valtio';
import type { SourceName } from '#contract/generated/names.ts';
import { sourceCalls } from '#contract/generated/sources.ts';
import type { Loaded } from '../calls/loaded.ts';
import type { Portal } from '../runtime/portal.ts';
import { sources } from './registry.ts';

const waiting: Loaded<never> = { state: 'loading', value: undefined, retry: () => {} };

type Reading = Pick<Portal, 'calls' | 'documents' | 'session'>;

/** Current answer behind a source; a member's source stays pending for visitors. */
export function readSource({ calls, documents, session }: Reading, name: SourceName): Loaded<unknown> {
  const { call, token } = sourceCalls[name];
  if (token && !session.current) return waiting;
  return calls.read(call, sources[name].request(documents.current));
}

/** Hears of changes of a source, and keeps it up to date meanwhile. */
export function watchSource(portal: Reading, name: SourceName, listener: () => void): () => void {
  const { calls, documents, session } = portal;
  const { call, token } = sourceCalls[name];
  const open = () =>
    token && !session.current
      ? () => {}
      : calls.watch(call, sources[name].request(documents.current), listener);
  let close = open();
  const reopen = () => {
    close();
    close = open();
    listener();
  };
  const endSession = subscribe(session, reopen, true);
  return () => {
    endSession();
    close();
  };
}
