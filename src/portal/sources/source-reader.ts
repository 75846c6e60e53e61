import { subscribe } from 'valtio';
import type { SourceName } from '#contract/generated/names.ts';
import { sourceCalls } from '#contract/generated/sources.ts';
import type { Loaded } from '../calls/loaded.ts';
import type { Portal } from '../runtime/portal.ts';
import { guestType } from '../session/member-types.ts';
import { sources } from './registry.ts';

const waiting: Loaded<never> = { state: 'loading', value: undefined, retry: () => {} };

type Reading = Pick<Portal, 'calls' | 'documents' | 'session'>;

/** True if nobody is logged in to whom the platform tells it. */
const isClosed = ({ session }: Reading, name: SourceName): boolean =>
  sourceCalls[name].token &&
  (!session.current || (sources[name].membersOnly === true && session.current.type === guestType));

/** Current answer behind a source; a member's source stays pending for visitors. */
export function readSource(portal: Reading, name: SourceName): Loaded<unknown> {
  const { calls, documents } = portal;
  if (isClosed(portal, name)) return waiting;
  const { call } = sourceCalls[name];
  return calls.read(call, sources[name].request(documents.current));
}

/** Hears of changes of a source, and keeps it up to date meanwhile. */
export function watchSource(portal: Reading, name: SourceName, listener: () => void): () => void {
  const { calls, documents, session } = portal;
  const { call } = sourceCalls[name];
  const open = () =>
    isClosed(portal, name) ? () => {} : calls.watch(call, sources[name].request(documents.current), listener);
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
