import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import type { CallValue } from '../gateway/call-types.ts';

/** The platform's answer to a login. */
export type SessionAnswer = CallValue<'sessionLogin'>;

/**
 * Session of this browser as its pages know it: whose it is. The token is in a cookie that no page can read; only a page without cookies,
 * such as a preview's, has it here.
 */
export type Session = Pick<
  SessionAnswer,
  'token' | 'customerId' | 'account' | 'type' | 'memberLabel' | 'expiresAt' | 'passwordDue' | 'exclusion'
>;

export type SessionStore = {
  /** Session of the logged-in member; undefined until a due password change is done. */
  readonly current: Ref<Session> | undefined;
  /** A login that awaits a new password. */
  readonly unfinished: Ref<Session> | undefined;
  /** Session of every call, also while the login is unfinished. */
  readonly begun: Ref<Session> | undefined;
  begin: (answer: SessionAnswer) => void;
  /** Finishes the login after its password was changed. */
  passwordChanged: () => void;
  /** Drops the session and the member's entries in the tab's storage; the merchant's stay. */
  end: () => void;
  /** Takes up the session that the browser has now; false if it is the one that this page knows. */
  restore: () => boolean;
};

/** Entry of the browser's storage with the account of its session; the page's HTML reads it too. */
export const sessionName = 'livery.session';
/** Entry of the tab's storage: the member whose entries the others are. */
const ownerName = 'livery.owner';

type SessionStoreOptions = {
  /** Storage of the browser, which all tabs share. */
  shared: Storage | undefined;
  /** Storage of the tab. */
  storage: Storage | undefined;
  clock: () => Date;
  /** Entries of the tab's storage that survive a logout: answers about the merchant. */
  merchantEntries: readonly string[];
  /** The page stands as the server drew it for visitors: the session waits for `restore`. */
  held?: boolean;
};

/** Session of all tabs of the browser. Holds no secret; an entry without an account is discarded. */
export function createSessionStore({
  shared,
  storage,
  clock,
  merchantEntries,
  held = false,
}: SessionStoreOptions): SessionStore {
  /** The browser's entry when this page last read or wrote it. */
  let known: string | null = null;
  const entry = (): string | null => shared?.getItem(sessionName) ?? null;

  const dropEntries = () => {
    const names = storage ? Array.from({ length: storage.length }, (_, at) => storage.key(at)) : [];
    for (const name of names) {
      if (name !== null && !merchantEntries.includes(name)) storage?.removeItem(name);
    }
  };
  const take = (session: Session | undefined) => {
    const owner = storage?.getItem(ownerName) ?? null;
    if (owner !== null && owner !== session?.customerId) dropEntries();
    if (session) storage?.setItem(ownerName, session.customerId);
    store.begun = session && ref(session);
  };
  const keep = (session: Session) => {
    const { token: _, ...account } = session;
    known = JSON.stringify(account);
    shared?.setItem(sessionName, known);
    take(session);
  };
  const store = proxy<Writable<SessionStore>>({
    begun: undefined,
    get current() {
      return this.begun?.passwordDue ? undefined : this.begun;
    },
    get unfinished() {
      return this.begun?.passwordDue ? this.begun : undefined;
    },
    begin: ({ firstTimeLogin: _first, passwordExpired: _expired, passwordDefault: _default, ...session }) =>
      keep(session),
    passwordChanged() {
      if (store.begun) keep({ ...store.begun, passwordDue: false });
    },
    end() {
      // Another tab may have logged in since.
      if (entry() === known) shared?.removeItem(sessionName);
      known = entry();
      dropEntries();
      store.begun = undefined;
    },
    restore() {
      if (entry() === known) return false;
      known = entry();
      const session = sessionIn(known, clock());
      if (!session) shared?.removeItem(sessionName);
      take(session);
      return true;
    },
  });
  if (!held) store.restore();
  return store;
}

function sessionIn(entry: string | null, now: Date): Session | undefined {
  try {
    const session = JSON.parse(entry ?? 'null') as Session | null;
    return session?.account && Date.parse(session.expiresAt) > now.getTime() ? session : undefined;
  } catch {
    return undefined;
  }
}
