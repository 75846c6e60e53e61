import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FieldName } from '#engine/forms/index.ts';
import { useFormScope } from '../../form-context.tsx';
import { sendCode } from '../../send-code.ts';
import { codeSending, secondsLeft, type CodeSending } from './code-sending.ts';

const WAIT_SECONDS = 60;

/** Seconds left of a wait; updates each second, and when the page becomes visible again. */
const useSecondsLeft = (until: number, now: () => number): number => {
  const [, look] = useState(0);
  const left = secondsLeft(until, now());
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const tick = () => look((last) => last + 1);
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [waiting]);
  return left;
};

export type CodeSendingInUse = Pick<CodeSending, 'phase' | 'sent' | 'failure'> & {
  /** Seconds until the next code may be requested. */
  left: number;
  /** When that is, in milliseconds since 1970. */
  until: number;
  /** Requests a code; true when it was sent. Ignored during a request; delayed when one was made a moment ago. */
  send: () => Promise<boolean>;
  /** Dismisses the failure after the player has read it. */
  close: () => void;
};

/**
 * State of sending a field's code: ready, sending, waiting, ready again. The application stores the wait, so that it outlasts
 * form and page.
 */
export const useCodeSending = (name: FieldName, seconds = WAIT_SECONDS): CodeSendingInUse => {
  const scope = useFormScope();
  const { model, sources } = scope;
  const { codes } = sources;
  const sending = codeSending(model, name);
  const { phase, sent, until, failure } = useSnapshot(sending);
  const now = sources.now ?? Date.now;
  const end = Math.max(until, codes?.until(name) ?? 0);
  const left = useSecondsLeft(end, now);

  const wait = (waitSeconds: number, everywhere: boolean): number => {
    const end = now() + waitSeconds * 1000;
    codes?.keep(name, end, everywhere);
    return end;
  };

  const change = (part: Partial<CodeSending>): void => void Object.assign(sending, part);

  const send = async (): Promise<boolean> => {
    if (sending.phase === 'sending') return false;
    change({ phase: 'sending', failure: undefined });
    // A retry within the shortest interval is delayed as busy, not dropped.
    const early = sending.asked + (codes?.requestMs ?? 0) - now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    change({ asked: now() });
    const answer = await sendCode(scope, name);
    if (answer.ok) {
      change({ phase: 'ready', sent: true, until: wait(answer.waitSeconds ?? seconds, false) });
      return true;
    }
    // An invalid field stopped the request, so no interval applies.
    if ('invalid' in answer) change({ phase: 'ready', asked: -Infinity });
    else {
      const { waitSeconds } = answer;
      change({
        phase: 'ready',
        failure: answer.failure,
        ...(waitSeconds !== undefined && { until: wait(waitSeconds, true) }),
      });
    }
    return false;
  };

  return { phase, sent, failure, left, until: end, send, close: () => change({ failure: undefined }) };
};
