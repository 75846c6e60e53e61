import { proxy, ref } from 'valtio';
import type { Ref } from '#engine/proxy-types.ts';
import type { CallValue } from '../gateway/call-types.ts';

/** What the platform says of a login. */
export type SessionAnswer = CallValue<'sessionLogin'>;

/** The session of this tab; the token goes with every call. */
export type Session = Pick<
  SessionAnswer,
  'token' | 'customerId' | 'account' | 'type' | 'memberLabel' | 'expiresAt' | 'passwordDue' | 'exclusion'
>;

export type SessionStore = {
  /** The session of whoever is logged in. A login that asked for a new password is not finished until there is one. */
  readonly current: Ref<Session> | undefined;
  /** A login that waits for a new password. */
  readonly unfinished: Ref<Session> | undefined;
  /** Goes with every call, also while the login is unfinished. */
  readonly token: string | undefined;
  begin: (answer: SessionAnswer) => void;
  /** A new password was set: the login is finished. */
  passwordChanged: () => void;
  /** Forgets the session and everything of the tab's storage that is the member's; what is the merchant's stays. */
  end: () => void;
};

const tokenName = 'token';
const accountName = 'account';

type SessionStoreOptions = {
  storage: Storage | undefined;
  clock: () => Date;
  /** Entries of the storage that outlive a logout: they hold answers about the merchant. */
  merchantEntries: readonly string[];
};

/** The session, kept in session storage. A token without a stored account is discarded at the start. */
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
