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
import { requesterOf, type ReleaseCall } from '../releases/with-release.ts';
import { Refusal } from '#server/http/refusal.ts';
import { forbiddenDocuments } from '#server/operators/access.ts';
import type { AskedRelease } from '#server/notices/approval-notices.ts';
import type { Release } from '../releases/release.ts';
import { defineAdminCall, type AdminCall, type AdminServices } from '#server/operators/admin-call.ts';

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

const askedBy = ({ title, note, documents, authors }: Release, { account }: Operator): AskedRelease => ({
  title: String(title),
  note: String(note),
  authors: authors.map(String),
  keys: documents.map(({ key }) => String(key)),
  account,
});

function tellAsker(
  { approvalNotices }: AdminServices,
  pack: string,
  { title }: Release,
  { asker, account, why }: { asker: string | null; account: string; why?: string },
): void {
  if (asker === null) return;
  const about = { title: String(title), to: asker, by: account };
  approvalNotices.answered(pack, why === undefined ? about : { ...about, why });
}

/** Drafts that go live together: at once, at a time, after approval. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('releaseList', ({ services, params: { pack }, query: { before } }) =>
    releasesOf(services.context, pack, before === undefined ? undefined : Number(before)),
  ),
  defineAdminCall('releaseMake', async ({ services, params: { pack }, body, operator }) => {
    const made = await makeRelease(services.context, { ...body, ...by(pack, operator, 'editor') });
    if (body.request && !(made instanceof Refusal))
      services.approvalNotices.asked(pack, askedBy(made, operator));
    return made;
  }),
  defineAdminCall('releaseEdit', ({ services, params, body, operator }) =>
    editRelease(services.context, editorOn(params, operator), body),
  ),
  defineAdminCall('releaseWithdraw', ({ services, params, operator }) =>
    withdrawRelease(services.context, editorOn(params, operator)),
  ),
  defineAdminCall('releaseRequest', async ({ services, params, body, operator }) => {
    const asked = await requestApproval(services.context, { ...editorOn(params, operator), ...body });
    if (!(asked instanceof Refusal)) services.approvalNotices.asked(params.pack, askedBy(asked, operator));
    return asked;
  }),
  defineAdminCall('releaseApprove', async ({ services, params, body, operator }) => {
    const call = publisherOn(params, operator);
    const asker = await requesterOf(services.context.db, call);
    const approved = await approveRelease(services.context, {
      ...call,
      ...body,
      judgeAdmin: by(params.pack, operator, 'admin').judge,
    });
    if (!(approved instanceof Refusal))
      tellAsker(services, params.pack, approved, { asker, account: operator.account });
    return approved;
  }),
  defineAdminCall('releaseComment', ({ services, params, body, operator }) =>
    commentOn(services.context, { ...editorOn(params, operator), ...body }),
  ),
  defineAdminCall('releaseReturn', async ({ services, params, body, operator }) => {
    const call = publisherOn(params, operator);
    const asker = await requesterOf(services.context.db, call);
    const returned = await sendBack(services.context, { ...call, ...body });
    if (!(returned instanceof Refusal))
      tellAsker(services, params.pack, returned, {
        asker,
        account: operator.account,
        why: body.why,
      });
    return returned;
  }),
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
