import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Release } from '#contract/generated/admin-types.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { noteWords } from '../language/note-words.ts';

type NewRelease = AdminCallTypes['releaseMake']['body'];

/** The calls about releases of one pack. Each rejects with a Refusal. */
export function releaseCalls({ call }: Pick<AdminApi, 'call'>, pack: string) {
  type Looked = Pick<Release, 'id' | 'contents'>;
  const of = (id: number) => ({ pack, id: String(id) });
  const looked = ({ id, contents }: Looked) => ({ params: of(id), body: { contents } });
  return {
    list: (before?: number) =>
      call('releaseList', {
        params: { pack },
        query: before === undefined ? {} : { before: String(before) },
      }).then((page) => ({
        ...page,
        releases: page.releases.map((release) => ({ ...release, title: noteWords(release.title) })),
      })),
    make: (body: NewRelease) => call('releaseMake', { params: { pack }, body }),
    edit: (id: number, body: AdminCallTypes['releaseEdit']['body']) =>
      call('releaseEdit', { params: of(id), body }),
    withdraw: (id: number) => call('releaseWithdraw', { params: of(id) }),
    request: (release: Looked) => call('releaseRequest', looked(release)),
    approve: (release: Looked) => call('releaseApprove', looked(release)),
    sendBack: (id: number, why: string) => call('releaseReturn', { params: of(id), body: { why } }),
    comment: (id: number, text: string) => call('releaseComment', { params: of(id), body: { text } }),
    plan: ({ id, contents }: Looked, dueAt: string) =>
      call('releasePlan', { params: of(id), body: { contents, dueAt } }),
    cancelPlan: (id: number) => call('releaseUnplan', { params: of(id) }),
    publish: (release: Looked) => call('releasePublish', looked(release)),
  };
}

export type ReleaseCalls = ReturnType<typeof releaseCalls>;
