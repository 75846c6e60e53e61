import type { Release } from '#contract/generated/admin-types.ts';
import type { JsonObject } from '#engine/json/json.ts';
import type { ReleasePage } from '../releases/release.ts';

type Steps = {
  /** Current revision of each draft of the pack. */
  revisions: () => Record<string, number>;
  /** Publishes the drafts named; the answer is for the page. */
  publish: (title: string, keys: readonly string[]) => Response;
  json: (status: number, body: unknown) => Response;
  refuse: (status: number, code: string, more?: Record<string, unknown>) => Response;
};

/** In-memory releases of one pack; `account` is the signed-in one. */
export function createMemoryReleases({ revisions, publish, json, refuse }: Steps) {
  const all: Release[] = [];
  const settings = {
    approvalsNeeded: 0,
    approvers: null as ReleasePage['approvers'],
    timeZone: 'Asia/Yangon',
    graceMinutes: 10,
  };

  /** Whether going back to an earlier version needs approval. */
  const guarded = { rollback: false };

  const needed = ({ approval }: Release): number =>
    Math.max(settings.approvalsNeeded, approval.requestedBy === null ? 0 : 1);

  const shown = (release: Release): Release => {
    const now = revisions();
    const waits = release.approval.requestedBy !== null && release.approval.given.length === 0;
    return {
      ...release,
      state: waits && release.state === 'open' ? 'waiting' : release.state,
      approval: { ...release.approval, needed: needed(release) },
      documents: release.documents.map((document) => ({
        ...document,
        standing:
          now[document.key] === document.revision || release.state === 'published'
            ? 'same'
            : now[document.key] === undefined
              ? 'gone'
              : 'changed',
      })),
    };
  };

  function make(sent: JsonObject, account: string): Release {
    const documents = Object.entries(sent['documents'] as Record<string, number>);
    const release: Release = {
      id: all.length + 1,
      title: String(sent['title']),
      note: String(sent['note'] ?? ''),
      state: 'open',
      documents: documents.map(([key, revision]) => ({
        key,
        revision,
        standing: 'same',
        author: account,
        removes: false,
      })),
      contents: 'c'.repeat(32),
      rollout: Number(sent['rollout'] ?? 100),
      author: account,
      authors: [account],
      createdAt: '2026-01-06T08:00:00Z',
      approval: { needed: 0, requestedBy: sent['request'] ? account : null, requestedAt: null, given: [] },
      comments: [],
      dueAt: null,
      plannedBy: null,
      reason: null,
      version: null,
      closedBy: null,
      closedAt: null,
    };
    all.unshift(release);
    return release;
  }

  function answer(method: string, id: string, step: string, sent: JsonObject, account: string): Response {
    if (id === '') {
      if (method === 'POST') return json(200, shown(make(sent, account)));
      const page: ReleasePage = { releases: all.map(shown), before: null, ...settings };
      return json(200, page);
    }
    const release = all.find((one) => String(one.id) === id);
    if (!release) return refuse(404, 'UNKNOWN_RELEASE');
    if (step === 'publish') {
      if (release.approval.given.length < needed(release)) return refuse(409, 'APPROVAL_NEEDED');
      const published = publish(
        release.title,
        release.documents.map(({ key }) => key),
      );
      if (published.ok) release.state = 'published';
      return published;
    }
    if (step === 'plan' && method === 'PUT') {
      release.dueAt = String(sent['dueAt']);
      release.state = 'scheduled';
    } else if (step === 'plan') {
      release.dueAt = null;
      release.state = 'open';
    } else if (step === 'request') release.approval.requestedBy = account;
    else if (step === 'approval') {
      if (release.authors.includes(account)) return refuse(403, 'OWN_RELEASE');
      release.approval.given.push({ account, at: '2026-01-06T09:00:00Z' });
    } else if (step === 'comments') {
      release.comments.push({ account, at: '2026-01-06T09:00:00Z', text: String(sent['text']) });
    } else if (step === '' && method === 'DELETE') release.state = 'withdrawn';
    else if (step === '') {
      const documents = sent['documents'] as Record<string, number>;
      release.documents = Object.entries(documents).map(([key, revision]) => ({
        key,
        revision,
        standing: 'same',
        author: account,
        removes: false,
      }));
    }
    return json(200, shown(release));
  }

  return { all, settings, guarded, make, answer };
}

export type MemoryReleases = ReturnType<typeof createMemoryReleases>;
