import type { CallTypes } from '#contract/generated/calls.ts';
import { contractKinds, type ContractKind } from '#play/contracts/terms.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { Contract } from '../contracts.ts';
import { contractsOf, isOffered, tiersMaxOf } from '../document.ts';
import { nextPayments } from '../next-payments.ts';
import { membersOf, presentContract } from '../present.ts';

type Context = ContextOf<'contractInfo'>;
type Info = CallTypes['contractInfo']['value']['infos'][number];

const givenMax = 1000;

const typeOfKind = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourSalary',
  realtime: 'realTimeSalary',
} as const satisfies Record<ContractKind, Info['type']>;

function boundsOf({ brand }: Context, kind: ContractKind): Info['bounds'] {
  const { dividend, realtime, ...salaries } = contractsOf(brand);
  const tiersMax = tiersMaxOf(brand);
  if (kind === 'dividend') {
    return {
      rateMax: dividend?.rateMax ?? 0,
      tiersMax,
      periods: dividend?.periods ?? [],
      forms: dividend?.forms ?? [],
      membersMin: dividend?.membersMin ?? 0,
      activeBet: String(dividend?.activeBet ?? 1),
    };
  }
  if (kind === 'realtime')
    return { rateMax: realtime?.rateMax ?? 0, tiersMax, betMin: String(realtime?.singleBetMin ?? 0) };
  const salary = salaries[kind];
  return {
    rateMax: salary?.rateMax ?? 0,
    tiersMax,
    betMin: String(salary?.betMin ?? 0),
    step: String(salary?.step ?? 1),
  };
}

const stateOf = (own: readonly Contract[]): CallTypes['contractInfo']['value']['divtypereq'] => {
  if (own.some(({ state }) => state === 'OFFERED')) return 'OFFERED';
  return own.length > 0 ? 'ACTIVE' : 'NONE';
};

const openWhere = ({ gateway, brand, session }: Context, side: 'upline_id' | 'downline_id') =>
  gateway.db
    .selectFrom('contracts')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where(side, '=', session.memberId)
    .where('state', 'in', ['ACTIVE', 'OFFERED'])
    .orderBy('state')
    .orderBy('offered_at', 'desc')
    .orderBy('id');

export const route = defineCall('contractInfo', async (context) => {
  const { gateway, brand, session, now } = context;
  const own = await openWhere(context, 'downline_id').execute();
  const given = await openWhere(context, 'upline_id').limit(givenMax).execute();
  const next = await nextPayments(gateway.db, brand, { memberId: session.memberId, now });
  const members = await membersOf(gateway.db, brand.brand, [...own, ...given]);
  const ofKind = (all: readonly Contract[], kind: ContractKind): Contract[] =>
    all.filter((contract) => contract.kind === kind);
  const infos = contractKinds
    .filter((kind) => isOffered(brand, kind) || ofKind([...own, ...given], kind).length > 0)
    .map((kind): Info => {
      const mine = ofKind(own, kind);
      const payment = next.get(kind);
      return {
        type: typeOfKind[kind],
        kind,
        bounds: boundsOf(context, kind),
        mayOffer: isOffered(brand, kind) && mine.some(({ state }) => state === 'ACTIVE'),
        ...(payment && {
          next: {
            at: payment.at.toISOString(),
            from: payment.span.from.toISOString(),
            until: payment.span.until.toISOString(),
          },
        }),
        own: mine.map((contract) => presentContract(contract, members)),
        given: ofKind(given, kind).map((contract) => presentContract(contract, members)),
      };
    });
  return {
    dailysalreqtype: stateOf(ofKind(own, 'daily')),
    divtypereq: stateOf(ofKind(own, 'dividend')),
    contracthoursalreq: stateOf(ofKind(own, 'hourly')),
    realtimesalreqtype: stateOf(ofKind(own, 'realtime')),
    infos,
    ...moneyOf(brand),
  };
});
