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
  get: () => Session | undefined;
  /** A login that waits for a new password. */
  unfinished: () => Session | undefined;
  /** Goes with every call, also while the login is unfinished. */
  token: () => string | undefined;
  begin: (answer: SessionAnswer) => void;
  /** A new password was set: the login is finished. */
  passwordChanged: () => void;
  /** Forgets the session and everything of the tab's storage that is the member's; what is the merchant's stays. */
  end: () => void;
  subscribe: (listener: () => void) => () => void;
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
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let session = restore(storage, clock());
  if (!session) {
    storage?.removeItem(tokenName);
    storage?.removeItem(accountName);
  }
  const keep = (kept: Session) => {
    session = kept;
    const { token, ...account } = kept;
    storage?.setItem(tokenName, token);
    storage?.setItem(accountName, JSON.stringify(account));
    tell();
  };
  return {
    get: () => (session?.passwordDue ? undefined : session),
    unfinished: () => (session?.passwordDue ? session : undefined),
    token: () => session?.token,
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
      if (session) keep({ ...session, passwordDue: false });
    },
    end() {
      session = undefined;
      const names = storage ? Array.from({ length: storage.length }, (_, at) => storage.key(at)) : [];
      for (const name of names) {
        if (name !== null && !merchantEntries.includes(name)) storage?.removeItem(name);
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
