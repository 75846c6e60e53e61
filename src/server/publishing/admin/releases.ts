import type { Role } from '#contract/operator-roles.ts';
import type { Operator } from '#server/operators/sessions.ts';
import { approveRelease, sendBack } from '../releases/approve.ts';
import { commentOn } from '../releases/comment.ts';
import { publishRelease } from '../releases/publish-release.ts';
import {
  editRelease,
  makeRelease,
  releasesOf,
  requestApproval,
  withdrawRelease,
} from '../releases/releases.ts';
import type { ReleaseCall } from '../releases/with-release.ts';
import { forbiddenDocuments } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

type IdParams = { pack: string; id: string };

/** Account of the caller, and the judge of the documents that the release may contain for the role. */
const by = (pack: string, operator: Operator, needed: Role): Omit<ReleaseCall, 'id'> => ({
  pack,
  account: operator.account,
  judge: (documents) => forbiddenDocuments(operator, pack, documents, needed),
});
const on =
  (needed: Role) =>
  ({ pack, id }: IdParams, operator: Operator): ReleaseCall => ({
    ...by(pack, operator, needed),
    id: Number(id),
  });
const editorOn = on('editor');
const publisherOn = on('publisher');

/** Drafts that go live together: at once, at a time, after approval. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('releaseList', ({ services, params: { pack }, query: { before } }) =>
    releasesOf(services.context, pack, before === undefined ? undefined : Number(before)),
  ),
  defineAdminCall('releaseMake', ({ services, params: { pack }, body, operator }) =>
    makeRelease(services.context, { ...body, ...by(pack, operator, 'editor') }),
  ),
  defineAdminCall('releaseEdit', ({ services, params, body, operator }) =>
    editRelease(services.context, editorOn(params, operator), body),
  ),
  defineAdminCall('releaseWithdraw', ({ services, params, operator }) =>
    withdrawRelease(services.context, editorOn(params, operator)),
  ),
  defineAdminCall('releaseRequest', ({ services, params, body, operator }) =>
    requestApproval(services.context, { ...editorOn(params, operator), ...body }),
  ),
  defineAdminCall('releaseApprove', ({ services, params, body, operator }) =>
    approveRelease(services.context, {
      ...publisherOn(params, operator),
      ...body,
      judgeAdmin: by(params.pack, operator, 'admin').judge,
    }),
  ),
  defineAdminCall('releaseComment', ({ services, params, body, operator }) =>
    commentOn(services.context, { ...editorOn(params, operator), ...body }),
  ),
  defineAdminCall('releaseReturn', ({ services, params, body, operator }) =>
    sendBack(services.context, { ...publisherOn(params, operator), ...body }),
  ),
  defineAdminCall('releasePlan', ({ services, params, body: { contents, dueAt }, operator }) =>
    services.planning.plan({ ...publisherOn(params, operator), contents, dueAt: new Date(dueAt) }),
  ),
  defineAdminCall('releaseUnplan', ({ services, params, operator }) =>
    services.planning.cancel(publisherOn(params, operator)),
  ),
  defineAdminCall('releasePublish', async ({ services, params, body, operator }) => {
    const published = await publishRelease(services.context, { ...publisherOn(params, operator), ...body });
    services.brands.refresh();
    return published;
  }),
];
