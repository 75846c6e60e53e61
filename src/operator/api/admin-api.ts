import { adminAddress, type AdminRequest, type AnswerOf, type RequestOf } from '#contract/admin-request.ts';
import { adminCalls, type AdminCallId, type AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { DocumentKind, DocumentState, OperatorSession } from '#contract/generated/admin-types.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { loadAnswerCheck } from './answer-check.ts';
import { ApiRefusal, offline, readRefusal } from './refusal.ts';

export type AdminApi = ReturnType<typeof createAdminApi>;

export type AdminApiOptions = {
  fetch: typeof globalThis.fetch;
  /** Before the path of every address; for tests that are not on the server's own origin. */
  origin?: string;
  /** Called when a call finds the session ended. */
  onSignedOut?: () => void;
};

type Sent = {
  params?: Readonly<Record<string, string>>;
  query?: object;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * The administration calls. Each resolves with an answer that fits its schema or rejects with a `Refusal`. The token that writing calls need is
 * taken from the session's answers.
 */
export function createAdminApi({ fetch, origin = '', onSignedOut }: AdminApiOptions) {
  let csrf = '';

  async function call<C extends AdminCallId>(id: C, ...[request]: RequestOf<C>): Promise<AnswerOf<C>> {
    const { method, path } = adminCalls[id];
    const { body, headers = {}, signal, ...placed } = (request ?? {}) as Sent;
    // First, so that nothing is sent whose answer cannot be judged.
    const check = await loadAnswerCheck(id);
    const response = await fetch(`${origin}${adminAddress(id, placed)}`, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'X-CSRF-Token': csrf }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch(() => {
      throw offline();
    });
    if (!response.ok) {
      if (response.status === 401 && !path.startsWith('/session')) onSignedOut?.();
      throw await readRefusal(response);
    }
    return (await check(response)) as AnswerOf<C>;
  }

  const opened = (session: OperatorSession): OperatorSession => {
    csrf = session.csrf;
    return session;
  };

  return {
    /** Any administration call; areas name theirs in a file of their own. */
    call,
    /** Bytes of a picture or font, by an address that a list has. */
    async asset(address: string): Promise<ArrayBuffer> {
      const response = await fetch(`${origin}${address}`, { credentials: 'same-origin' }).catch(() => {
        throw offline();
      });
      if (!response.ok) throw await readRefusal(response);
      return response.arrayBuffer();
    },
    /** Full address of a call that answers a file, for links such as downloads. */
    address: <C extends AdminCallId>(
      id: C,
      placed: Omit<AdminRequest<C>, 'body' | 'headers' | 'signal'>,
    ): string => `${origin}${adminAddress(id, placed as Sent)}`,
    session: () => call('sessionRead').then(opened),
    /** Answers CODE_NEEDED when the account has an authenticator and `code` is missing. */
    signIn: (username: string, password: string, code?: string) =>
      call('sessionOpen', {
        body: { username, password, ...(code === undefined ? {} : { code }) },
      }).then(opened),
    /** Signs in with what the company's provider wrote in the address. */
    finishSso: (body: { code: string; state: string; iss?: string }) =>
      call('ssoFinish', { body }).then(opened),
    /** Signs in by what a passkey answered. */
    openByPasskey: (body: AdminCallTypes['passkeySessionOpen']['body']) =>
      call('passkeySessionOpen', { body }).then(opened),
    /** Sets one's own password; every other session of the account ends. */
    changePassword: (current: string, next: string) =>
      call('sessionPassword', { body: { current, next } }).then(opened),
    signOut: () => call('sessionClose'),
    packs: () => call('packList').then((answer) => answer.packs),
    contents: (pack: string): Promise<Record<DocumentKey, DocumentState>> =>
      call('packContents', { params: { pack } }).then((answer) => answer.documents),
    /** One document; undefined when the pack has none of that key. */
    document: async (pack: string, key: DocumentKey): Promise<DocumentState | undefined> => {
      const { kind, id } = splitKey(key);
      try {
        return await call('documentRead', { params: { pack, kind: kind as DocumentKind, id } });
      } catch (error) {
        if (error instanceof ApiRefusal && error.code === 'UNKNOWN_DOCUMENT') return undefined;
        throw error;
      }
    },
    /**
     * Saves a layer as a draft: 412 STALE_DRAFT when a newer revision exists than the given one, 412 STALE_BASE when another layer is live
     * than the one read. What is wrong with it `validate` tells.
     */
    saveDraft: (
      pack: string,
      key: DocumentKey,
      document: JsonObject | null,
      { revision, base }: { revision: number; base: string | null },
    ) => {
      const { kind, id } = splitKey(key);
      return call('draftSave', {
        params: { pack, kind: kind as DocumentKind, id },
        body: { document, base },
        headers: { 'If-Match': `"${revision}"` },
      });
    },
    discardDrafts: (pack: string) => call('draftsDiscard', { params: { pack } }),
    discardDraft: (pack: string, key: DocumentKey) => {
      const { kind, id } = splitKey(key);
      return call('draftDiscard', { params: { pack, kind: kind as DocumentKind, id } });
    },
    /** Validates the drafts of a pack, with these layers replacing drafts of their documents. */
    validate: (pack: string, changes?: Record<DocumentKey, JsonObject | null>) =>
      call('packValidate', { params: { pack }, body: changes ? { changes } : {} }).then(
        (answer) => answer.problems,
      ),
    /** Publishes drafts at the given revisions, by default all, for a percentage of visitors first. */
    publish: (pack: string, order: AdminCallTypes['packPublish']['body']) =>
      call('packPublish', { params: { pack }, body: order }),
    versions: (pack: string) => call('versionList', { params: { pack } }).then((answer) => answer.versions),
    rollback: (pack: string, version: number) =>
      call('packRollback', { params: { pack }, body: { version } }),
    preview: (pack: string, brand: string) => call('previewMake', { params: { pack }, body: { brand } }),
  };
}
