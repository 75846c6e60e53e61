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
};

const tokenName = 'token';
const accountName = 'account';

type SessionStoreOptions = {
  storage: Storage | undefined;
  clock: () => Date;
  /** Entries of the storage that survive a logout: answers about the merchant. */
  merchantEntries: readonly string[];
};

/** Session kept in session storage. A token without a stored account is discarded on creation. */
export function createSessionStore({ storage, clock, merchantEntries }: SessionStoreOptions): SessionStore {
  const restored = restore(storage, clock());
  if (!restored) {
    storage?.removeItem(tokenName);
    storage?.removeItem(accountName);
  }
  const keep = (kept: Session) => {
    const { token, ...account } = kept;
    storage?.setItem(tokenName, token);
    storage?.setItem(accountName, JSON.stringify(account));
    store.session = ref(kept);
  };
  const store = proxy<SessionStore & { session: Ref<Session> | undefined }>({
    session: restored && ref(restored),
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
  });
  return store;
}

function restore(storage: Storage | undefined, now: Date): Session | undefined {
  const token = storage?.getItem(tokenName);
  const stored = storage?.getItem(accountName);
  if (!token || !stored) return undefined;
  try {
    const account = JSON.parse(stored) as Omit<Session, 'token'>;
    if (typeof account.account !== 'string' || !(Date.parse(account.expiresAt) > now.getTime()))
      return undefined;
    return { ...account, token, passwordDue: account.passwordDue === true };
  } catch {
    return undefined;
  }
}
