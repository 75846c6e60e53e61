import type { Trx } from '#server/db/types.ts';
import { noteMessage } from '#server/inbox/note-message.ts';
import type { SystemTopic } from '#server/inbox/topics.ts';
import { findMember } from '#server/members/members.ts';
import { houseId, type Changer, type Contract } from './contracts.ts';

type ContractTopic = Extract<SystemTopic, `contract${string}`>;

/** Tells one side of a contract what the other has done; the house, and members who did it themselves, are told nothing. */
export async function tellSide(
  trx: Trx,
  contract: Contract,
  { topic, side, by, now }: { topic: ContractTopic; side: 'upline' | 'downline'; by: Changer; now: Date },
): Promise<void> {
  const { brand, id, kind, reason, upline_id: upline, downline_id: downline } = contract;
  const [to, other] = side === 'upline' ? [upline, downline] : [downline, upline];
  if (to === houseId || (typeof by.who === 'object' && by.who.memberId === to)) return;
  const sender = other === houseId ? undefined : (await findMember(trx, brand, other))?.account;
  await noteMessage(trx, {
    brand,
    memberId: to,
    topic,
    key: id,
    at: now,
    details: { contract: kind, reason: reason ?? '', ...(sender !== undefined && { sender }) },
  });
}

/** Tells both sides. */
export async function tellSides(
  trx: Trx,
  contract: Contract,
  told: Omit<Parameters<typeof tellSide>[2], 'side'>,
): Promise<void> {
  for (const side of ['upline', 'downline'] as const) await tellSide(trx, contract, { ...told, side });
}
