import { proxy, ref } from 'valtio';
import type { Ref } from '#engine/proxy-types.ts';
import type { CallValue } from '../gateway/call-types.ts';

/** The platform's answer to a login. */
export type SessionAnswer = CallValue<'sessionLogin'>;

/** Session of this tab; its token is sent with every call. */
export type Session = Pick<
  SessionAnswer,
  'token' | 'customerId' | 'account' | 'type' | 'memberLabel' | 'expiresAt' | 'passwordDue' | 'exclusion'
>;

export type SessionStore = {
  /** Session of the logged-in member; undefined until a due password change is done. */
  readonly current: Ref<Session> | undefined;
  /** A login that awaits a new password. */
  readonly unfinished: Ref<Session> | undefined;
  /** Token of every call, also while the login is unfinished. */
  readonly token: string | undefined;
  begin: (answer: SessionAnswer) => void;
  /** Finishes the login after its password was changed. */
  passwordChanged: () => void;
  /** Drops the session and the member's entries in the tab's storage; the merchant's stay. */
  end: () => void;
  /** Takes up the session of the tab's storage. */
  restore: () => void;
};

const tokenName = 'token';
const accountName = 'account';

type SessionStoreOptions = {
  storage: Storage | undefined;
  clock: () => Date;
  /** Entries of the storage that survive a logout: answers about the merchant. */
  merchantEntries: readonly string[];
  /** The page stands as the server drew it for visitors: the session waits for `restore`. */
  held?: boolean;
};

/** Session kept in session storage. A token without a stored account is discarded when it is restored. */
export function createSessionStore({
  storage,
  clock,
  merchantEntries,
  held = false,
}: SessionStoreOptions): SessionStore {
  const keep = (kept: Session) => {
    const { token, ...account } = kept;
    storage?.setItem(tokenName, token);
    storage?.setItem(accountName, JSON.stringify(account));
    store.session = ref(kept);
  };
  const store = proxy<SessionStore & { session: Ref<Session> | undefined }>({
    session: undefined,
    get current() {
      return this.session?.passwordDue ? undefined : this.session;
    },
    get unfinished() {
      return this.session?.passwordDue ? this.session : undefined;
    },
    get token() {
      return this.session?.token;
    },
    begin({ token, customerId, account, type, memberLabel, expiresAt, passwordDue, exclusion }) {
      keep({
        token,
        customerId,
        account,
        type,
        memberLabel,
        expiresAt,
        passwordDue,
        ...(exclusion && { exclusion }),
      });
    },
    passwordChanged() {
      if (store.session) keep({ ...store.session, passwordDue: false });
    },
    end() {
      const names = storage ? Array.from({ length: storage.length }, (_, at) => storage.key(at)) : [];
      for (const name of names) {
        if (name !== null && !merchantEntries.includes(name)) storage?.removeItem(name);
      }
      store.session = undefined;
    },
    restore() {
      const restored = stored(storage, clock());
      if (!restored) {
        storage?.removeItem(tokenName);
        storage?.removeItem(accountName);
      }
      store.session = restored && ref(restored);
    },
  });
  if (!held) store.restore();
  return store;
}

function stored(storage: Storage | undefined, now: Date): Session | undefined {
  const token = storage?.getItem(tokenName);
  const kept = storage?.getItem(accountName);
  if (!token || !kept) return undefined;
  try {
    const account = JSON.parse(kept) as Omit<Session, 'token'>;
    if (typeof account.account !== 'string' || !(Date.parse(account.expiresAt) > now.getTime()))
      return undefined;
    return { ...account, token, passwordDue: account.passwordDue === true };
  } catch {
    return undefined;
  }
}
