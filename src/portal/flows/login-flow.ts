import { isPersonal, type CallCache } from '../calls/call-cache.ts';
import type { DocumentStore } from '#ui/documents/documents.tsx';
import type { SessionAnswer, SessionStore } from '../session/session-store.ts';
import type { Navigation } from '../shell/navigation.ts';

/**
 * What every way into a session and out of it has in common, and what the page knows of logins. The ways themselves are
 * fetched when they are needed: log-in.ts, register.ts, free-play.ts.
 */
export type LoginFlow = {
  /**
   * Takes what the platform answered to a login or registration. A password that has to be changed opens the modal for
   * it instead of finishing, unless the player came `withoutPassword`: by SMS.
   */
  finish: (answer: SessionAnswer, how?: { withoutPassword?: boolean }) => Promise<void>;
  /** Forgets the session and everything known of the member. */
  forget: () => void;
  /** A failed login has asked for a captcha. */
  captchaAsked: () => boolean;
  askForCaptcha: () => void;
  subscribe: (listener: () => void) => () => void;
};

type LoginParts = {
  documents: DocumentStore;
  session: SessionStore;
  calls: CallCache;
  navigation: Navigation;
};

/** The modal in which a password is changed. */
const passwordModal = 'change-password';

export function createLoginFlow({ documents, session, calls, navigation }: LoginParts): LoginFlow {
  const listeners = new Set<() => void>();
  let captcha = false;
  const setCaptcha = (asked: boolean) => {
    if (captcha === asked) return;
    captcha = asked;
    listeners.forEach((listener) => listener());
  };
  const mustChange = ({ firstTimeLogin, passwordExpired }: SessionAnswer): boolean =>
    firstTimeLogin || (passwordExpired && (documents.get().flags.flags.forceExpiredPasswordChange ?? false));

  return {
    async finish(answer, { withoutPassword = false } = {}) {
      const passwordDue = !withoutPassword && mustChange(answer);
      // First the session: what is fetched anew has to go with its token.
      session.begin(answer, { passwordDue });
      calls.forget(isPersonal);
      setCaptcha(false);
      await navigation.closeModals();
      if (passwordDue) navigation.openModal({ id: passwordModal });
    },
    forget() {
      session.end();
      calls.forget(isPersonal);
    },
    captchaAsked: () => captcha,
    askForCaptcha: () => setCaptcha(true),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
