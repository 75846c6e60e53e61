import { proxy, ref, subscribe } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import { isPersonal, type CallCache } from '../calls/call-cache.ts';
import type { DocumentStore } from '#ui/documents/documents.tsx';
import type { CallError } from '../gateway/call-error.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { PortalFault } from '../runtime/portal-fault.ts';
import type { SessionAnswer, SessionStore } from '../session/session-store.ts';
import type { ModalEntry, Navigation } from '../shell/navigation.ts';
import { openRole } from '../shell/open-role.ts';
import { waitingLoginOf, type WaitingLogin } from './waiting-login.ts';

/**
 * What every way into a session and out of it has in common, and what the page knows of logins. The ways themselves are
 * fetched when they are needed: log-in.ts, register.ts, free-play.ts.
 */
export type LoginFlow = {
  /**
   * Takes what the platform answered to a login or registration. A password that has to be changed opens the modal for it
   * instead of finishing; else `next` opens, or what the brand shows after a login.
   */
  finish: (answer: SessionAnswer, next?: ModalEntry) => Promise<void>;
  /** Goes on with a login that was refused until it is verified: keeps it and opens the modal for it. False for another refusal. */
  verify: (refused: CallError, next?: ModalEntry) => boolean;
  /** The login that waits for its verification. */
  readonly waiting: Ref<WaitingLogin> | undefined;
  /** Gives the waiting login up, and asks for another. */
  startOver: () => Promise<void>;
  /** Tells the platform that the session is over, and forgets it; never fails. */
  end: () => Promise<void>;
  /** Forgets the session and everything known of the member. */
  forget: () => void;
  /** A failed login has asked for a captcha. */
  captchaAsked: boolean;
};

type LoginParts = {
  documents: DocumentStore;
  session: SessionStore;
  calls: CallCache;
  gateway: Gateway;
  navigation: Navigation;
  report: (fault: PortalFault) => void;
  /** What the player wanted before the login goes on instead of what the brand shows after one; false when there is nothing. */
  onward: () => boolean;
  /** A login was given up whose password had to be changed. */
  onAbandoned: () => void;
};

export function createLoginFlow(parts: LoginParts): LoginFlow {
  const { documents, session, calls, gateway, navigation, report, onward, onAbandoned } = parts;
  const forget = () => {
    session.end();
    calls.forget(isPersonal);
  };
  const end = async () => {
    await gateway.call('sessionLogout', {}).catch((error: unknown) => {
      // The token is forgotten here whatever the platform says; it ends there by itself.
      report({ code: 'LOGOUT_NOT_TOLD', message: String(error), error });
    });
    forget();
  };
  /** The platform counts first logins; a page that cannot tell it goes on. */
  const tellFirstLogin = () =>
    void gateway.call('sessionFirstLogin', {}).catch((error: unknown) => {
      report({ code: 'FIRST_LOGIN_NOT_TOLD', message: String(error), error });
    });

  keepPasswordModal(parts, () => void end().then(onAbandoned));

  const flow = proxy<Writable<LoginFlow>>({
    async finish(answer, next) {
      // First the session: what is fetched anew has to go with its token.
      session.begin(answer);
      calls.forget(isPersonal);
      flow.captchaAsked = false;
      flow.waiting = undefined;
      if (answer.firstTimeLogin) tellFirstLogin();
      await navigation.closeModals();
      if (answer.passwordDue) return openRole(parts, 'changePassword');
      if (answer.exclusion) return openRole(parts, 'excluded');
      calls.read('memberInfo', {});
      if (!next && onward()) return;
      const shown = next?.id ?? documents.current.brand.afterLogin;
      if (shown !== undefined) navigation.openModal({ ...next, id: shown });
    },
    verify(refused, next) {
      const login = waitingLoginOf(refused, next);
      if (!login) return false;
      flow.waiting = ref(login);
      openRole(parts, 'loginVerification');
      return true;
    },
    waiting: undefined,
    async startOver() {
      await navigation.closeModals();
      flow.waiting = undefined;
      openRole(parts, 'login');
    },
    end,
    forget,
    captchaAsked: false,
  });
  return flow;
}

/**
 * A login that asks for a new password stands and falls with the modal for it: closing it gives the login up, and a page that is loaded
 * anew without it opens it again.
 */
function keepPasswordModal(parts: LoginParts, onLeft: () => void): void {
  const { documents, session, navigation } = parts;
  let arrived = false;
  let wasOpen = false;
  const follow = () => {
    const { changePassword } = documents.current.brand.roles ?? {};
    const open = navigation.modals.some(({ id }) => id === changePassword);
    const left = wasOpen && !open;
    const first = !arrived;
    arrived = true;
    wasOpen = open;
    if (!session.unfinished || open) return;
    if (left) onLeft();
    else if (first) openRole(parts, 'changePassword');
  };
  subscribe(navigation, follow, true);
}
