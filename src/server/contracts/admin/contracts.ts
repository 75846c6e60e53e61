import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { isDay } from '#engine/time/zoned-days.ts';
import { nothingOf } from '#play/contracts/nothing.ts';
import { record } from '#server/audit/audit.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { newId } from '#server/crypto/tokens.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { isAgent } from '#server/members/member-type.ts';
import { accountKey, findByAccount } from '#server/members/members.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { offerContract, offerFault, rejectContract, terminateContract, type Changed } from '../change.ts';
import { endOf } from '../change-by-member.ts';
import { membersMinOf } from '../compute.ts';
import { findContract, houseId, type Contract } from '../contracts.ts';
import { membersOf, timesOf, wireTerms, type Members } from '../present.ts';
import { presentPreview, previewOf } from '../preview.ts';

type Listed = AdminCallTypes['contractOffer']['value'];

const page = 25;

const accountIn = (members: Members, id: string): string | null =>
  id === houseId ? null : (members.get(id)?.account ?? '');

const listed = (contract: Contract, members: Members): Listed => ({
  id: contract.id,
  kind: contract.kind,
  state: contract.state,
  upline: accountIn(members, contract.upline_id),
  downline: accountIn(members, contract.downline_id) ?? '',
  terms: wireTerms(contract.terms),
  offeredBy: contract.offered_by,
  ...(contract.ended_by !== null && { endedBy: contract.ended_by }),
  ...timesOf(contract),
});

const past = ['REJECTED', 'TERMINATED', 'EXPIRED'] as const;

async function contractList(db: Db, brand: string, query: AdminCallTypes['contractList']['query']) {
  const { kind, state, search = '', page: asked = '0' } = query;
  const part = within(search.trim());
  const found = db
    .selectFrom('contracts as contract')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'contract.brand').onRef('member.id', '=', 'contract.downline_id'),
    )
    .leftJoin('members as upline', (join) =>
      join.onRef('upline.brand', '=', 'contract.brand').onRef('upline.id', '=', 'contract.upline_id'),
    )
    .where('contract.brand', '=', brand)
    .$if(kind !== undefined, (contracts) => contracts.where('contract.kind', '=', kind ?? 'dividend'))
    .$if(search.trim() !== '', (contracts) =>
      contracts.where(({ eb, or }) =>
        or([
          eb('contract.id', '=', search.trim()),
          eb('member.account', 'ilike', part),
          eb('upline.account', 'ilike', part),
        ]),
      ),
    );
  const sums = await found
    .select(['contract.state', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('contract.state')
    .execute();
  const rows = await found
    .selectAll('contract')
    .$if(state !== undefined, (contracts) =>
      contracts.where('contract.state', 'in', state === 'PAST' ? past : [state ?? 'ACTIVE']),
    )
    .orderBy('contract.offered_at', 'desc')
    .orderBy('contract.id')
    .offset(Number(asked) * page)
    .limit(page + 1)
    .execute();
  const shown = rows.slice(0, page);
  const members = await membersOf(db, brand, shown);
  const countOf = (states: readonly Contract['state'][]): number =>
    sums.reduce((sum, each) => (states.includes(each.state) ? sum + Number(each.count) : sum), 0);
  return {
    contracts: shown.map((contract) => listed(contract, members)),
    more: rows.length > page,
    counts: { OFFERED: countOf(['OFFERED']), ACTIVE: countOf(['ACTIVE']), PAST: countOf(past) },
  };
}

type Impossible = Extract<Changed, { code: 'CONTRACT_NOT_POSSIBLE' }>['fault'];

/** Why a contract is not possible, for the operator to read. */
const words: Readonly<Record<Impossible, string>> = {
  KIND_OFF: 'Contracts of this kind are switched off by a flag of the brand, or have no bounds.',
  TOO_MANY_TIERS: 'There are more tiers than the brand allows.',
  TIERS_DO_NOT_RISE: 'Each tier has to ask for at least as much as the one before, and to pay more.',
  ABOVE_LIMIT: 'A rate is above the largest of the brand for this kind.',
  BELOW_FLOOR: 'The bet amount of the first tier is below the least of the brand for this kind.',
  PERIOD_NOT_OFFERED: 'The brand has no dividends of this period.',
  FORM_NOT_OFFERED: 'The brand has no dividends of this form.',
  NO_OWN_CONTRACT: 'The upline has no active contract of this kind to give from.',
  ABOVE_OWN: 'It would give more than the upline gets by its own contract.',
  NOT_DIRECT: 'The member is no direct downline of the upline.',
  ENDS_TOO_EARLY: 'The last day is none, or lies before the end of the first period that would count.',
};

const notPossible = (reason: Impossible) =>
  refuse('CONTRACT_NOT_POSSIBLE', { reason, message: words[reason] });

const refusalOf = (changed: Extract<Changed, { ok: false }>) => {
  if (changed.code === 'CONTRACT_NOT_POSSIBLE') return notPossible(changed.fault);
  return refuse(changed.code === 'CONTRACT_UNKNOWN' ? 'UNKNOWN_CONTRACT' : 'CONTRACT_ENDED');
};

/** Terms of an offer of the house and the agent that they are for, or the refusal of what it names. */
async function offerOf(db: Db, brand: LiveBrand, body: AdminCallTypes['contractOffer']['body']) {
  const { lastDay, terms } = body;
  const agent = await findByAccount(db, brand.brand, accountKey(body.account));
  if (!agent || !isAgent(agent.type)) return refuse('UNKNOWN_MEMBER');
  if (lastDay !== undefined && !isDay(lastDay)) return notPossible('ENDS_TOO_EARLY');
  return { agent, uplineId: houseId, downlineId: agent.id, terms, expiresAt: endOf({ brand }, lastDay) };
}

/** Contracts of a brand, for operators with the right `payments`: looking needs viewer, changing publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('contractList', (call) =>
    onBrand(call, ({ brand }, { db }) => contractList(db, brand, call.query)),
  ),
  defineAdminCall('contractOffer', (call) =>
    onBrand(call, async (brand, { db, random }) => {
      const { operator, params, body } = call;
      const { clock } = call.services.context;
      const asked = await offerOf(db, brand, body);
      if (asked instanceof Refusal) return asked;
      const { agent, ...offer } = asked;
      const changed = await retriedTransaction(db, async (trx) => {
        const done = await offerContract(
          trx,
          { brand, account: operator.account, who: 'operator', now: clock() },
          { ...offer, id: newId(random) },
        );
        if (!done.ok) return done;
        await record(trx, clock, {
          account: operator.account,
          action: 'contract.offered',
          pack: params.pack,
          target: done.contract.id,
          details: { agent: agent.account, terms: offer.terms },
        });
        return done;
      });
      if (!changed.ok) return refusalOf(changed);
      return listed(changed.contract, await membersOf(db, brand.brand, [changed.contract]));
    }),
  ),
  defineAdminCall('contractOfferPreview', (call) =>
    onBrand(call, async (brand, { db }) => {
      const asked = await offerOf(db, brand, call.body);
      if (asked instanceof Refusal) return asked;
      const { agent, ...offer } = asked;
      const now = call.services.context.clock();
      const fault = await offerFault(db, { brand, now }, offer);
      if (fault) return notPossible(fault);
      const { terms } = offer;
      const preview = await previewOf(db, brand, { agent: agent.id, terms, now });
      const { team, amount, tier } = preview;
      const nothing = nothingOf(terms, team, { earned: { amount, tier }, membersMin: membersMinOf(brand) });
      return { ...presentPreview(preview), nothing: nothing ?? null };
    }),
  ),
  defineAdminCall('contractEnd', (call) =>
    onBrand(call, async (brand, { db }) => {
      const { operator, params, body } = call;
      const { clock } = call.services.context;
      const contract = await findContract(db, brand.brand, params.id);
      if (!contract) return refuse('UNKNOWN_CONTRACT');
      const by = { brand, account: operator.account, who: 'operator', now: clock() } as const;
      const asked = { id: contract.id, kind: contract.kind, mayChange: () => true };
      const changed = await retriedTransaction(db, async (trx) => {
        const done =
          contract.state === 'OFFERED'
            ? await rejectContract(trx, by, asked)
            : await terminateContract(trx, by, { ...asked, ending: 'all', reason: body.reason });
        if (!done.ok) return done;
        await record(trx, clock, {
          account: operator.account,
          action: 'contract.ended',
          pack: params.pack,
          target: contract.id,
          details: { reason: body.reason, ended: done.ended.map(({ id }) => id) },
        });
        return done;
      });
      if (!changed.ok) return refusalOf(changed);
      const ended = [changed.contract, ...changed.ended];
      const members = await membersOf(db, brand.brand, ended);
      return { ended: ended.map((each) => listed(each, members)) };
    }),
  ),
];
