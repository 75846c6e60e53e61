import type { Db } from '#server/db/types.ts';
import { accountKey, findByAccount, findMember, type Member } from '../member/members.ts';
import { isAgent, isGuest } from '../session/guards.ts';

const real = (member: Member | undefined): Member | undefined =>
  member && !isGuest(member.type) && member.preview === null ? member : undefined;

/** The agent above a member; undefined when there is none. */
export const uplineOf = async (db: Db, { brand, upline_id }: Member): Promise<Member | undefined> =>
  upline_id === null ? undefined : real(await findMember(db, brand, upline_id));

/** A direct downline of an agent by account; undefined for everybody else, who is nobody's to find out about. */
export async function downlineOf(db: Db, agent: Member, account: string): Promise<Member | undefined> {
  if (!isAgent(agent.type)) return undefined;
  const found = real(await findByAccount(db, agent.brand, accountKey(account)));
  return found?.upline_id === agent.id ? found : undefined;
}

export const nameOf = ({ account, nickname }: Member): { account: string; nickname: string } => ({
  account,
  nickname,
});
