import type { CallTypes } from '#contract/generated/calls.ts';
import type { RefusedField } from '#contract/call-errors.ts';
import { checkForm } from '#engine/forms/index.ts';
import { priceGroup, rateFault } from '#play/agents/rates.ts';
import { record } from '#server/audit/audit.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { CallRefusal, refuseCall, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { newId } from '#server/crypto/tokens.ts';
import { isUniqueViolation } from '#server/db/sql-state.ts';
import type { Trx } from '#server/db/types.ts';
import { formSpecs } from '#server/forms/brand-forms.ts';
import { accountKey, addMember, findByAccount, type Member } from '#server/members/members.ts';
import { isAgent } from '#server/members/member-type.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refusedPassword } from '#server/passwords/password-check.ts';
import { openWallet } from '#server/wallet/wallets.ts';
import { codeLengths, newAgentCode } from '../agent-code.ts';
import { joinBelow } from '../join.ts';
import { boundsBelow } from '../kinds.ts';
import { placeFault, refusedRate } from '../new-downline.ts';
import { holdPlaces, rateOf } from '../places.ts';

const hourMs = 3_600_000;
const perHour = 60;

type Reply = { value: CallTypes['agentOpen']['value'] } | { refused: RefusedField[] };
type Admitted = { account: string; nickname: string; passwordHash: string };

/** Fields of the registration that an agent gives in the place of the player. */
const given: readonly string[] = ['username', 'password'];

/** Checks account and password as a registration does. */
async function admit(context: ContextOf<'agentOpen'>, agent: Member): Promise<Admitted | CallRefusal> {
  const { brand, gateway, body, now } = context;
  const limited = await limitCalls(context, {
    subject: `agent-open:${agent.id}`,
    max: perHour,
    windowMs: hourMs,
  });
  if (limited) return limited;
  const fault = await placeFault(gateway.db, brand, agent, body.type);
  if (fault) return fault;
  const { password } = body;
  const specs = (formSpecs(context, 'register', { mode: 'username' }) ?? []).filter(({ name }) =>
    given.includes(name),
  );
  const account = body.username.trim();
  const checked = checkForm(specs, { username: account, password }, () => now);
  if (!checked.ok) return refuseFields(checked.fields);
  if (account === '') return refuseFields([refusedField('username', 'REQUIRED')]);
  const nickname = body.nickname?.trim() || account;
  const weak = await refusedPassword(context, 'password', password, [account, nickname]);
  if (weak.length > 0) return refuseFields(weak);
  if (await findByAccount(gateway.db, brand.brand, accountKey(account)))
    return refuseFields([refusedField('username', 'TAKEN')]);
  return { account, nickname, passwordHash: await hashPassword(password) };
}

/** Adds member, place and wallet, unless the rate is beyond what the agent may give at this moment. */
async function open(
  trx: Trx,
  { brand, gateway, body: { type, rate }, now }: ContextOf<'agentOpen'>,
  { agent, account, nickname, passwordHash }: Admitted & { agent: Member },
): Promise<Reply> {
  await holdPlaces(trx, brand.brand);
  const bounds = boundsBelow(brand, await rateOf(trx, brand.brand, agent.id), type);
  const fault = rateFault(rate, bounds);
  if (fault) return { refused: [refusedRate(fault, bounds)] };
  const id = newId(gateway.random);
  const member = await addMember(trx, {
    brand: brand.brand,
    id,
    account,
    type,
    nickname,
    passwordHash,
    uplineId: agent.id,
    ...(isAgent(type) && {
      affiliateCode: await newAgentCode(trx, {
        brand: brand.brand,
        random: gateway.random,
        length: codeLengths.agent,
      }),
    }),
    now,
  });
  await joinBelow(trx, brand, member, rate, agent.account);
  await openWallet(trx, brand, { memberId: id, opening: 0n, now });
  await record(trx, () => now, {
    account: agent.account,
    action: 'member.opened',
    pack: brand.brand,
    target: id,
    details: { account, type, rate, upline: agent.account },
  });
  return { value: { id, account, nickname, type, rate, group: priceGroup(rate) } };
}

export const route = defineCall('agentOpen', async (context) => {
  const agent = await ownMember(context);
  if (agent instanceof CallRefusal) return agent;
  const { password: _secret, ...body } = context.body;
  try {
    const done = await admitOnce<Admitted, Reply>(
      context,
      { scope: 'agentOpen', body },
      {
        admit: () => admit(context, agent),
        work: (trx, admitted) => open(trx, context, { ...admitted, agent }),
      },
    );
    if (done instanceof CallRefusal) return done;
    if (!done.ok) return refuseCall(done.code);
    return 'refused' in done.reply ? refuseFields(done.reply.refused) : done.reply.value;
  } catch (fault) {
    // Somebody else took the account between check and insert.
    if (isUniqueViolation(fault)) return refuseFields([refusedField('username', 'TAKEN')]);
    throw fault;
  }
});
