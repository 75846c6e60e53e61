import { wayBack } from '#contract/way-back.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ProviderFlow } from './provider-flows.ts';
import { isWayBack, providerProof } from './proof-of.ts';

/** Stage of a visit to a provider. */
export type FlowStage =
  | { at: 'waiting' }
  | { at: 'finishing' }
  | { at: 'failed'; error: CallError }
  | { at: 'done' };

type Dependencies = Pick<Portal, 'window' | 'clock' | 'report'>;

const windowName = 'livery-way-in';
/** Interval of checking that the window is still open, in milliseconds. */
const lookMs = 500;
/** Milliseconds after closing during which the answer may still arrive. */
const graceMs = 1_500;

const asError = (cause: unknown): CallError =>
  cause instanceof CallError ? cause : new CallError('UNEXPECTED', String(cause), { cause });

/**
 * Opens a provider in a window and finishes the flow with its answer. Call it during a click, or browsers block the window. A site may
 * sever its window, which then looks closed: later answers are accepted until the login expires or `stop` is called.
 */
export function runInWindow(
  portal: Dependencies,
  flow: Pick<ProviderFlow, 'begin' | 'finish'>,
  tell: (stage: FlowStage) => void,
): () => void {
  const { window } = portal;
  const popup = window.popup(undefined, windowName);
  if (!popup) {
    tell({ at: 'failed', error: new CallError('POPUP_BLOCKED', 'The browser did not allow a window.') });
    return () => {};
  }
  window.note(wayBack.cookie);
  let state: string | undefined;
  let until = Infinity;
  let closedSince: number | undefined;
  let over = false;

  const stop = (): void => {
    over = true;
    clearInterval(timer);
    silence();
  };
  const fail = (cause: unknown): void => {
    const error = asError(cause);
    if (error.code === 'UNEXPECTED') portal.report({ code: 'WAY_IN_FAILED', message: error.message, error });
    tell({ at: 'failed', error });
  };
  const silence = window.hear(wayBack.channel, (message) => {
    if (over || !isWayBack(message) || state === undefined || message.state !== state) return;
    stop();
    popup.close();
    tell({ at: 'finishing' });
    Promise.resolve(message)
      .then(providerProof)
      .then(flow.finish)
      .then(() => tell({ at: 'done' }), fail);
  });
  const look = (): void => {
    const now = portal.clock().getTime();
    if (now > until) {
      stop();
      popup.close();
      if (closedSince === undefined) fail(new CallError('PROVIDER_STATE', 'The login took too long.'));
      return;
    }
    if (closedSince === undefined && popup.closed()) closedSince = now;
    if (closedSince === undefined || closedSince === Infinity || now - closedSince < graceMs) return;
    closedSince = Infinity;
    fail(new CallError('POPUP_CLOSED', 'The window was closed, or cut off by the site in it.'));
  };
  const timer = setInterval(look, lookMs);

  tell({ at: 'waiting' });
  flow.begin().then(
    (begun) => {
      if (over) return;
      state = begun.state;
      until = Date.parse(begun.expiresAt);
      popup.go(begun.address);
    },
    (cause: unknown) => {
      if (over) return;
      stop();
      popup.close();
      fail(cause);
    },
  );
  return () => {
    stop();
    popup.close();
  };
}

/** Opens a provider in this tab; come-back.ts continues on return. */
export async function runInTab({ window }: Portal, flow: ProviderFlow): Promise<void> {
  const { address } = await flow.begin();
  window.note(wayBack.cookie, flow.name);
  window.leave(address);
}
