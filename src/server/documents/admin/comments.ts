import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { addComment, closeComment, commentsOf } from '../comments.ts';

/** What operators say about values of documents. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('commentList', ({ services, params: { pack } }) => commentsOf(services.context.db, pack)),
  defineAdminCall('commentAdd', ({ services, params: { pack }, body, operator: { account } }) =>
    addComment(services.context, { ...body, pack, account }),
  ),
  defineAdminCall(
    'commentClose',
    ({ services, params: { pack, id }, body: { done }, operator: { account } }) =>
      closeComment(services.context, { pack, id: Number(id), done, account }),
  ),
];
