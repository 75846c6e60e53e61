import type { DocumentsByName } from '#contract/generated/documents.ts';
import { ownNickname, uplineOf } from '#server/agents/counterparts.ts';
import { agentsOf } from '#server/agents/document.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { teamTerms, type TeamTerms } from '#server/inbox/team-senders.ts';
import type { Member } from '#server/members/members.ts';

type Inviter = NonNullable<DocumentsByName['agents']['inviter']>;

/** What members are told of the agent above them. */
const centreOf = (brand: LiveBrand): Inviter['centre'] => agentsOf(brand).inviter?.centre ?? 'nothing';

/** The upline that a member may write to; undefined where the brand does not let it, or there is none. */
export async function reachableUpline(
  db: Db,
  brand: LiveBrand,
  member: Member,
): Promise<{ to: Member; terms: TeamTerms } | undefined> {
  const terms = teamTerms(brand);
  if (terms?.answers !== true || centreOf(brand) !== 'contact') return undefined;
  const to = await uplineOf(db, member);
  return to && { to, terms };
}

/** The upline as a member is told of it; undefined where the brand tells nothing, or there is none. */
export async function toldUpline(db: Db, brand: LiveBrand, member: Member) {
  const centre = centreOf(brand);
  const upline = centre === 'nothing' ? undefined : await uplineOf(db, member);
  if (!upline) return undefined;
  const name = ownNickname(upline);
  if (centre === 'name') return name === undefined ? undefined : { name, writes: 0 };
  const reached = await reachableUpline(db, brand, member);
  return { name: name ?? upline.account, account: upline.account, writes: reached?.terms.length ?? 0 };
}
