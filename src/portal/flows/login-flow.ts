import { isPersonal, type CallCache } from '../calls/call-cache.ts';
import type { SubmittedValues } from '../actions/action-data.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { WindowPort } from '../runtime/window-port.ts';
import type { SessionAnswer, SessionStore } from '../session/session-store.ts';
import type { Navigation } from '../shell/navigation.ts';

/** Ways into a session and out of it. What the platform refuses is thrown as a CallError. */
export type LoginFlow = {
  byUsername: (values: SubmittedValues) => Promise<void>;
  asGuest: () => Promise<void>;
  /** Takes what the platform answered to a login or registration. */
  finish: (answer: SessionAnswer) => Promise<void>;
  /** Forgets the session and everything known of the member. */
  forget: () => void;
  /** A failed login has asked for a captcha. */
  captchaAsked: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

type LoginParts = {
  gateway: Gateway;
  session: SessionStore;
  calls: CallCache;
  navigation: Navigation;
  window: WindowPort;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function createLoginFlow({ gateway, session, calls, navigation, window }: LoginParts): LoginFlow {
  const listeners = new Set<() => void>();
  let captcha = false;
  const askForCaptcha = (asked: boolean) => {
    if (captcha === asked) return;
    captcha = asked;
    listeners.forEach((listener) => listener());
  };

  const finish = async (answer: SessionAnswer) => {
    // First the session: what is fetched anew has to go with its token.
    session.begin(answer);
    calls.forget(isPersonal);
    askForCaptcha(false);
    await navigation.closeModals();
  };

  return {
    finish,
    captchaAsked: () => captcha,
    async byUsername(values) {
      const { captchaId, captcha: answer } = values;
      const body = {
        username: text(values['username']).trim(),
        password: text(values['password']),
        type: 'username' as const,
        ...(answer ? { captcha: text(answer), captchaId: text(captchaId) } : {}),
      };
      try {
        await finish(await gateway.call('sessionLogin', { body }));
      } catch (error) {
        if (error instanceof CallError && wantsCaptcha(error)) askForCaptcha(true);
        throw error;
      }
    },
    async asGuest() {
      const random = await gateway.encrypt(window.random(24), 'sessionFreePlay');
      const body = { os: window.platform(), platform: 'W', random, version: 3 } as const;
      await finish(await gateway.call('sessionFreePlay', { body }));
    },
    forget() {
      session.end();
      calls.forget(isPersonal);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const wantsCaptcha = ({ value }: CallError): boolean =>
  typeof value === 'object' && value !== null && (value as { captcha?: unknown }).captcha === true;
