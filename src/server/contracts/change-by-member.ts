import type { CallTypes } from '#contract/generated/calls.ts';
import { instantsOf, isDay } from '#engine/time/zoned-days.ts';
import type { ContractKind, ContractTerms } from '#play/contracts/terms.ts';
import { downlineOf } from '#server/agents/counterparts.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import { answerOnce, type RefusedReply } from '#server/calls/answer-once.ts';
import type { ContextOf } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { constantOf, zoneOf } from '#server/brands/documents.ts';
import { newId } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { ownMember } from '#server/members/own-member.ts';
import { acceptContract, offerContract, rejectContract, terminateContract, type Changed } from './change.ts';
import { membersOf, presentContract, type PresentedContract } from './present.ts';

type ContractCall =
  | 'dividendContract'
  | 'dailySalaryContract'
  | 'hourSalaryContract'
  | 'realtimeSalaryContract';
type Context = ContextOf<ContractCall>;

type Reply = { ok: true; value: PresentedContract } | RefusedReply;
type Admitted = { downline?: Member };

/** Reply of a change, kept for its repeats. */
async function replyOf(db: Db, brand: string, changed: Changed): Promise<Reply> {
  if (changed.ok) {
    const members = await membersOf(db, brand, [changed.contract]);
    return { ok: true, value: presentContract(changed.contract, members) };
  }
  const { code } = changed;
  if (code === 'CONTRACT_NOT_POSSIBLE') return { ok: false, code, value: { reason: changed.fault } };
  if (code !== 'CONTRACT_AFFECTS') return { ok: false, code };
  const members = await membersOf(db, brand, changed.ending);
  const ending = changed.ending.map((contract) => presentContract(contract, members));
  return { ok: false, code, value: { ending } };
}

/** End of a day on the brand's clocks. */
export const endOf = ({ brand }: Pick<Context, 'brand'>, day: string | undefined): Date | null =>
  day === undefined ? null : instantsOf({ from: day, to: day }, zoneOf(brand)).until;

/** Checks what an offer names before anything is locked; other changes are checked where they are made. */
async function admit(context: Context, member: Member): Promise<Admitted | CallRefusal> {
  const { gateway, brand, body } = context;
  const limited = await limitCalls(context, {
    subject: `contract:${member.id}`,
    max: constantOf(brand, 'transfersPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  if (body.do !== 'offer') return {};
  if (body.lastDay !== undefined && !isDay(body.lastDay))
    return refuseFields([refusedField('lastDay', 'PATTERN')]);
  const downline = await downlineOf(gateway.db, member, body.account);
  return downline ? { downline } : refuseFields([refusedField('account', 'WRONG')]);
}

function change(
  trx: Trx,
  context: Context,
  { member, kind, downline }: { member: Member; kind: ContractKind; downline: Member | undefined },
): Promise<Changed> {
  const { gateway, brand, body, now } = context;
  const by = { brand, account: member.account, who: { memberId: member.id }, now };
  if (body.do === 'offer') {
    return offerContract(trx, by, {
      id: newId(gateway.random),
      uplineId: member.id,
      downlineId: downline?.id ?? '',
      terms: { kind, ...body.terms } as ContractTerms,
      expiresAt: endOf(context, body.lastDay),
    });
  }
  const asked = { id: body.contract, kind };
  const isDownline = {
    ...asked,
    mayChange: (contract: { downline_id: string }) => contract.downline_id === member.id,
  };
  const isEither = {
    ...asked,
    mayChange: (contract: { upline_id: string; downline_id: string }) =>
      contract.downline_id === member.id || contract.upline_id === member.id,
  };
  switch (body.do) {
    case 'accept':
      return acceptContract(trx, by, { ...isDownline, ending: body.ending ?? [] });
    case 'reject':
      return rejectContract(trx, by, isEither);
    case 'terminate':
      return terminateContract(trx, by, { ...isEither, ending: body.ending ?? [] });
  }
}

/** Offers, accepts, rejects or terminates a contract of a kind, once for its key. */
export async function changeByMember(
  context: Context,
  kind: ContractKind,
): Promise<CallTypes[ContractCall]['value'] | CallRefusal> {
  const { brand, body } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const done = await admitOnce<Admitted, Reply>(
    context,
    { scope: `contract.${kind}`, body },
    {
      admit: () => admit(context, member),
      work: async (trx, { downline }) =>
        replyOf(trx, brand.brand, await change(trx, context, { member, kind, downline })),
    },
  );
  return answerOnce(done, () => Promise.resolve()) as Promise<CallTypes[ContractCall]['value'] | CallRefusal>;
}
