import { proxy, ref, subscribe } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import { isPersonal, type CallCache } from '../calls/call-cache.ts';
import type { DocumentStore } from '#ui/documents/documents.tsx';
import type { Gateway } from '../gateway/gateway.ts';
import type { PortalFault } from '../runtime/portal-fault.ts';
import type { Session, SessionAnswer, SessionStore } from '../session/session-store.ts';
import type { ModalEntry } from '../shell/history-state.ts';
import type { Navigation } from '../shell/navigation.ts';
import { openRole } from '../screens/open-role.ts';
import type { WaitingLogin } from '../session/waiting-login.ts';

/**
 * Common part of all logins and logouts, and their state. The ways to log in load on demand: log-in.ts, register.ts,
 * free-play.ts.
 */
export type LoginFlow = {
  /**
   * Takes the answer to a login or registration. A due password change opens its modal first; else `next` opens, or the brand's screen
   * after login.
   */
  finish: (answer: SessionAnswer, next?: ModalEntry) => Promise<void>;
  /** Continues a login refused until verification: stores it and opens its modal. */
  verify: (login: WaitingLogin) => void;
  /** The login that awaits its verification. */
  readonly waiting: Ref<WaitingLogin> | undefined;
  /** Discards the waiting login and opens another. */
  startOver: () => Promise<void>;
  /** Ends the session on the platform and here; never fails. */
  end: () => Promise<void>;
  /** Drops the session and all data of the member. */
  forget: () => void;
  /** The platform says that a session has ended: drops it with a message, unless another has taken its place. */
  lost: (session: Session) => void;
  /** Takes up the session that another tab has begun, or the end of this one's; false if nothing has changed. */
  follow: () => boolean;
  /** True after a failed login that requires a captcha. */
  captchaAsked: boolean;
};

type LoginParts = {
  documents: DocumentStore;
  session: SessionStore;
  calls: CallCache;
  gateway: Gateway;
  navigation: Navigation;
  report: (fault: PortalFault) => void;
  /** Continues what the player wanted before the login, in place of the brand's screen after login; false when there is nothing. */
  onward: () => boolean;
  /** Called when a login with a due password change was abandoned. */
  onAbandoned: () => void;
  /** Called when the session ended by itself. */
  onLost: () => void;
};

export function createLoginFlow(parts: LoginParts): LoginFlow {
  const { documents, session, calls, gateway, navigation, report, onward, onAbandoned, onLost } = parts;
  const forget = () => {
    session.end();
    calls.forget(isPersonal);
  };
  /** Tells the platform; a failure does not stop the page. */
  const tell = (id: 'sessionLogout' | 'sessionFirstLogin', code: string) =>
    gateway.call(id, {}).catch((error: unknown) => report({ code, message: String(error), error }));
  const end = async () => {
    // The session is over here in any case; on the platform it expires.
    const told = tell('sessionLogout', 'LOGOUT_NOT_TOLD');
    // At once: calls under way would be refused, which reads as a session that ended by itself.
    forget();
    await told;
  };
  const follow = (): boolean => {
    const isVisitor = !session.begun;
    if (!session.restore()) return false;
    calls.forget(isPersonal);
    flow.waiting = undefined;
    // A dialog to log in has nothing left to do.
    if (isVisitor && session.current) void navigation.closeModals({ keepPanel: true });
    return true;
  };
  keepPasswordModal(parts, () => void end().then(onAbandoned));

  const flow = proxy<Writable<LoginFlow>>({
    async finish(answer, next) {
      // The session comes first: refetches must be the member's.
      session.begin(answer);
      calls.forget(isPersonal);
      flow.captchaAsked = false;
      flow.waiting = undefined;
      if (answer.firstTimeLogin) void tell('sessionFirstLogin', 'FIRST_LOGIN_NOT_TOLD');
      await navigation.closeModals({ keepPanel: true });
      if (answer.passwordDue) return openRole(parts, 'changePassword');
      if (answer.exclusion) return openRole(parts, 'excluded');
      calls.read('memberInfo', {});
      if (!next && onward()) return;
      const shown = next?.id ?? documents.current.brand.afterLogin;
      if (shown !== undefined) navigation.openModal({ ...next, id: shown });
    },
    verify(login) {
      flow.waiting = ref(login);
      openRole(parts, 'loginVerification');
    },
    waiting: undefined,
    async startOver() {
      await navigation.closeModals({ keepPanel: true });
      flow.waiting = undefined;
      openRole(parts, 'login');
    },
    end,
    forget,
    lost(lost) {
      // A refusal of an older session's call does not concern the current one.
      if (session.begun !== lost || follow()) return;
      forget();
      onLost();
    },
    follow,
    captchaAsked: false,
  });
  return flow;
}

/**
 * Ties a login with a due password change to its modal: closing the modal abandons the login, and reloading the page
 * opens it again.
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
