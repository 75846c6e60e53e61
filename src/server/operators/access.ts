import type { AdminNeeds } from '#contract/generated/admin-rules.ts';
import { allows, bestRoleOn, mayOn, mayUse, type Role } from '#contract/operator-roles.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { administered } from './grants.ts';
import type { Operator } from './sessions.ts';

const onWhat = (pack: string): string => (pack === '*' ? 'all packs' : `the pack ${pack}`);

/** Why the operator may not do that on a pack (`*`: on all packs) and all its documents; undefined when it may. */
export const forbidden = (
  { roles }: Pick<Operator, 'roles'>,
  pack: string,
  needed: Role,
): Refusal | undefined =>
  mayOn(roles, pack, needed)
    ? undefined
    : refuse('FORBIDDEN', { message: `This needs the role ${needed} on ${onWhat(pack)}.`, needed, pack });

/** Like `forbidden`, for a role on at least one kind of document; `forbiddenDocuments` checks the documents. */
export const forbiddenAnywhere = (
  { roles }: Pick<Operator, 'roles'>,
  pack: string,
  needed: Role,
): Refusal | undefined =>
  allows(bestRoleOn(roles, pack), needed) ? undefined : forbidden({ roles }, pack, needed);

/** Why the operator may not do that with just these documents, with those that are in the way as `documents`; undefined when it may. */
export function forbiddenDocuments(
  { roles }: Pick<Operator, 'roles'>,
  pack: string,
  keys: readonly DocumentKey[],
  needed: Role,
): Refusal | undefined {
  const documents = keys.filter((key) => !mayOn(roles, pack, needed, splitKey(key).kind));
  if (documents.length === 0) return undefined;
  const kinds = [...new Set(documents.map((key) => splitKey(key).kind))];
  return refuse('FORBIDDEN', {
    message: `This needs the role ${needed} for ${kinds.join(', ')} on ${onWhat(pack)}.`,
    needed,
    pack,
    documents,
  });
}

/** Why the operator may not make a call that needs this; undefined when it may. The pack is that of the address. */
export function forbiddenCall(
  operator: Operator,
  { role: needed, on, right }: AdminNeeds,
  pack: string,
): Refusal | undefined {
  if (right !== undefined) {
    return mayUse(operator.roles, pack, right, needed)
      ? undefined
      : refuse('FORBIDDEN', { message: `This needs the right to ${right} on ${pack}.`, needed, pack });
  }
  switch (on) {
    case 'pack':
      return forbidden(operator, pack, needed);
    case 'kind':
      return forbiddenAnywhere(operator, pack, needed);
    case 'all':
      return forbidden(operator, '*', needed);
    case 'any':
      return administered(operator).length > 0
        ? undefined
        : refuse('FORBIDDEN', { message: `This needs the role ${needed} on a pack.`, needed, pack: '*' });
  }
}
