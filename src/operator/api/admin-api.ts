import type { JsonObject } from '#engine/json/json.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { offline, readRefusal } from './refusal.ts';
import type {
  DocumentAnswer,
  OperatorSession,
  Pack,
  Preview,
  Problem,
  Published,
  SaveAnswer,
  Version,
} from './types.ts';

const BASE = '/config/v1/admin';

export type AdminApi = ReturnType<typeof createAdminApi>;

export type AdminApiOptions = {
  fetch: typeof globalThis.fetch;
  /** Before the path of every address; for tests that are not on the server's own origin. */
  origin?: string;
  /** Called when a call finds the session ended. */
  onSignedOut?: () => void;
};

export type Call = { method?: string; body?: unknown; headers?: Record<string, string> };

/**
 * The administration calls. Each resolves with the answer or rejects with a `Refusal`. The token that writing calls need is
 * taken from the session's answers.
 */
export function createAdminApi({ fetch, origin = '', onSignedOut }: AdminApiOptions) {
  let csrf = '';

  async function call<T>(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<T> {
    const response = await fetch(`${origin}${BASE}${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'X-CSRF-Token': csrf }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw offline();
    });
    if (!response.ok) {
      if (response.status === 401 && !path.startsWith('/session')) onSignedOut?.();
      throw await readRefusal(response);
    }
    if (response.status === 204) return undefined as T;
    return (await response.json()) as T;
  }

  const opened = (session: OperatorSession): OperatorSession => {
    csrf = session.csrf;
    return session;
  };
  const of = (pack: string): string => `/packs/${encodeURIComponent(pack)}`;
  const named = (key: DocumentKey): string => {
    const { kind, id } = splitKey(key);
    return `${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;
  };

  return {
    /** Any call below the administration's address; areas name theirs in a file of their own. */
    call,
    /** Full address of a path below the administration's, for links such as downloads. */
    address: (path: string): string => `${origin}${BASE}${path}`,
    session: () => call<OperatorSession>('/session').then(opened),
    /** Answers CODE_NEEDED when the account has an authenticator and `code` is missing. */
    signIn: (username: string, password: string, code?: string) =>
      call<OperatorSession>('/session', {
        method: 'POST',
        body: { username, password, ...(code === undefined ? {} : { code }) },
      }).then(opened),
    /** Sets one's own password; every other session of the account ends. */
    changePassword: (current: string, next: string) =>
      call<OperatorSession>('/session/password', { method: 'PUT', body: { current, next } }).then(opened),
    signOut: () => call<undefined>('/session', { method: 'DELETE' }),
    packs: () => call<{ packs: Pack[] }>('/packs').then((answer) => answer.packs),
    contents: (pack: string) =>
      call<{ documents: Record<DocumentKey, DocumentAnswer> }>(`${of(pack)}/contents`).then(
        (answer) => answer.documents,
      ),
    /**
     * Saves a layer as a draft: 412 STALE_DRAFT when a newer revision exists than the given one, 412 STALE_BASE when another layer is live
     * than the one read.
     */
    saveDraft: (
      pack: string,
      key: DocumentKey,
      document: JsonObject | null,
      { revision, base }: { revision: number; base: string | null },
    ) =>
      call<SaveAnswer>(`${of(pack)}/drafts/${named(key)}`, {
        method: 'PUT',
        body: { document, base },
        headers: { 'If-Match': `"${revision}"` },
      }),
    discardDrafts: (pack: string) => call<undefined>(`${of(pack)}/drafts`, { method: 'DELETE' }),
    /** Validates the drafts of a pack, with these layers replacing drafts of their documents. */
    validate: (pack: string, changes?: Record<DocumentKey, JsonObject | null>) =>
      call<{ problems: Problem[] }>(`${of(pack)}/validate`, {
        method: 'POST',
        body: changes ? { changes } : {},
      }).then((answer) => answer.problems),
    /** Publishes drafts at the given revisions, by default all, for a percentage of visitors first. */
    publish: (
      pack: string,
      order: { note: string; expect: number; documents?: Record<DocumentKey, number>; rollout?: number },
    ) => call<Published>(`${of(pack)}/publish`, { method: 'POST', body: order }),
    versions: (pack: string) =>
      call<{ versions: Version[] }>(`${of(pack)}/versions`).then((answer) => answer.versions),
    rollback: (pack: string, version: number, note: string) =>
      call<Published>(`${of(pack)}/rollback`, { method: 'POST', body: { version, note } }),
    preview: (pack: string, brand: string) =>
      call<Preview>(`${of(pack)}/preview`, { method: 'POST', body: { brand } }),
  };
}
