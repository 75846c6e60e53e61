import type { CallContext } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import type { Db } from '#server/db/types.ts';
import { findMembers, type Member } from '#server/members/members.ts';
import { ownMember } from '#server/members/own-member.ts';
import { recordDays, type RecordDays } from '#server/records/record-days.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { inBranch, uplinesOf } from './branch.ts';

type Person = { id: string; account: string; nickname: string };

export const personOf = ({ id, account, nickname }: Member): Person => ({ id, account, nickname });

type Asking = Pick<CallContext, 'gateway' | 'brand'> & { session: Session };

/** The agent who asks, and the member of its branch whom the call is about: itself unless an id is given. */
export async function agentAbout(
  context: Asking,
  id: string | undefined,
): Promise<{ agent: Member; about: Member } | CallRefusal> {
  const agent = await ownMember(context);
  if (agent instanceof CallRefusal) return agent;
  const about = id === undefined ? agent : await inBranch(context.gateway.db, agent, id);
  return about ? { agent, about } : refuseCall('DOWNLINE_UNKNOWN');
}

/** As `agentAbout`, with a member below the agent, not the agent itself. */
export async function agentAboutOther(
  context: Asking,
  id: string,
): Promise<{ agent: Member; about: Member } | CallRefusal> {
  const found = await agentAbout(context, id);
  if (found instanceof CallRefusal) return found;
  return found.about.id === found.agent.id ? refuseCall('DOWNLINE_UNKNOWN') : found;
}

/** As `agentAbout`, with the days that are asked for. */
export async function agentAboutDays(
  context: Asking & Pick<CallContext, 'now'>,
  id: string | undefined,
  asked: { from?: string; to?: string },
): Promise<{ agent: Member; about: Member; days: RecordDays } | CallRefusal> {
  const found = await agentAbout(context, id);
  if (found instanceof CallRefusal) return found;
  const days = recordDays(context, asked);
  return days instanceof CallRefusal ? days : { ...found, days };
}

/** Members from below an agent down to a member of its branch. */
export async function pathTo(db: Db, agent: Member, about: Member): Promise<Person[]> {
  if (about.id === agent.id) return [];
  const above = await uplinesOf(db, agent.brand, about.id);
  const between = above.slice(0, above.indexOf(agent.id)).toReversed();
  const members = await findMembers(db, agent.brand, between);
  return [...between.flatMap((id) => members.get(id) ?? []), about].map(personOf);
}
