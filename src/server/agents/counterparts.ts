import type { Db } from '#server/db/types.ts';
import { accountKey, findByAccount, findMember, type Member } from '#server/members/members.ts';
import { isAgent, isGuest } from '#server/members/member-type.ts';

const real = (member: Member | undefined): Member | undefined =>
  member && !isGuest(member.type) && member.preview === null ? member : undefined;

/** Agent above a member; undefined if there is none. */
export const uplineOf = async (db: Db, { brand, upline_id }: Member): Promise<Member | undefined> =>
  upline_id === null ? undefined : real(await findMember(db, brand, upline_id));

/** Direct downline of an agent by account; undefined for all other accounts, so that nobody can probe for them. */
export async function downlineOf(db: Db, agent: Member, account: string): Promise<Member | undefined> {
  if (!isAgent(agent.type)) return undefined;
  const found = real(await findByAccount(db, agent.brand, accountKey(account)));
  return found?.upline_id === agent.id ? found : undefined;
}

/** Nickname of a member that does not give away its account; undefined without one. */
export const ownNickname = ({ account, nickname }: Member): string | undefined =>
  nickname === '' || accountKey(nickname) === accountKey(account) ? undefined : nickname;

export const counterpartName = ({ account, nickname }: Member): { account: string; nickname: string } => ({
  account,
  nickname,
});
