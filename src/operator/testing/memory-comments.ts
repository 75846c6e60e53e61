import type { JsonObject } from '#engine/json/json.ts';
import type { Comment } from '../comments/useComments.ts';

/** Comments of a pack, kept for one test. */
export function createMemoryComments(account: string) {
  let comments: Comment[] = [];
  return {
    /** Answers GET, POST (says) and POST with an id (closes) with all comments, open ones first. */
    answer(method: string, id: string, sent: JsonObject): Comment[] {
      const at = '2026-03-04T05:06:07.000Z';
      if (method === 'POST' && id === '')
        comments.push({
          id: comments.length + 1,
          document: String(sent['document']),
          pointer: String(sent['pointer']),
          account,
          text: String(sent['text']),
          at,
          done: null,
        });
      else if (method === 'POST')
        comments = comments.map((one) =>
          one.id === Number(id) ? { ...one, done: sent['done'] === true ? { by: account, at } : null } : one,
        );
      return comments.toSorted((a, b) => Number(a.done !== null) - Number(b.done !== null));
    },
  };
}
