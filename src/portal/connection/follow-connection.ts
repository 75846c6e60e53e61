import { subscribe } from 'valtio';
import { retryMissing } from '#ui/blocks/lazy-view.tsx';
import { callKey } from '../calls/call-cache.ts';
import type { Loaded } from '../calls/loaded.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';

/** Milliseconds between two tries to reach the platform: doubled each time, up to `last`. */
const pauses = { first: 2_000, last: 30_000 };

const isUnreached = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');
const hasFailed = (loaded: Loaded<unknown>): boolean =>
  loaded.state === 'failed'
    ? isUnreached(loaded.error)
    : loaded.state === 'ready' && loaded.outdated === true;

/**
 * Tells the player, as long as the network or the platform is away, that it is; loads what failed meanwhile again once it is back. The
 * platform is asked whether it is there when a call fails by the network. Returns a function that ends it.
 */
export function followConnection(
  { calls, gateway, toasts, say }: Pick<Portal, 'calls' | 'gateway' | 'toasts' | 'say'>,
  view: Window = window,
): () => void {
  /** Failures that are known: each is a reason to ask once. */
  const known = new WeakSet<Loaded<unknown>>();
  let takeAway: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;
  let asking = false;

  const tell = (key: 'connection.offline' | 'connection.unreachable'): void => {
    const isNew = takeAway === undefined;
    takeAway?.();
    takeAway = toasts.hold(say(key), 'warning');
    if (isNew) pause = pauses.first;
  };
  const lost = (): void => {
    tell(view.navigator.onLine ? 'connection.unreachable' : 'connection.offline');
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pause);
    pause = Math.min(pause * 2, pauses.last);
  };
  const reached = (): void => {
    if (takeAway === undefined) return;
    clearTimeout(timer);
    takeAway();
    takeAway = undefined;
    toasts.show(say('connection.back'), 'success');
    retryMissing();
    calls.invalidate((id, request) => {
      const answer = calls.answers[callKey(id, request)];
      return answer !== undefined && hasFailed(answer.loaded);
    });
  };
  const ask = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    const isHere = await gateway.call('systemStatus', { query: {} }).then(
      () => true,
      // A refusal is an answer.
      (error: unknown) => !isUnreached(error),
    );
    asking = false;
    if (isHere) reached();
    else lost();
  };

  const look = (): void => {
    const failed = Object.values(calls.answers)
      .map(({ loaded }) => loaded)
      .filter((loaded) => hasFailed(loaded) && !known.has(loaded));
    for (const loaded of failed) known.add(loaded);
    if (failed.length > 0) void ask();
  };
  const online = (): void => void ask();
  const unsubscribe = subscribe(calls.answers, look);
  view.addEventListener('offline', lost);
  view.addEventListener('online', online);
  if (!view.navigator.onLine) lost();
  look();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    takeAway?.();
    view.removeEventListener('offline', lost);
    view.removeEventListener('online', online);
  };
}
