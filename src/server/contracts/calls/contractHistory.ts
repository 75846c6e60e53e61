import { sql } from 'kysely';
import type { ContractKind } from '#play/contracts/terms.ts';
import { defineCall } from '#server/calls/call.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { Contract } from '../contracts.ts';
import { membersOf, presentContract } from '../present.ts';

const size = 20;
/** As many pages as the schema of the call takes. */
const pagesMax = 99;

type Asked = { brand: string; memberId: string; kind: ContractKind | undefined; page: number };

/** Past contracts of a side, the last first, as many as all pages up to the asked one have, and one more. */
const pastOf = (db: Db, { brand, memberId, kind, page }: Asked, side: 'downline_id' | 'upline_id') =>
  db
    .selectFrom('contracts')
    .selectAll()
    .where('brand', '=', brand)
    .where(side, '=', memberId)
    .where('state', 'in', ['REJECTED', 'TERMINATED', 'EXPIRED'])
    .$if(kind !== undefined, (contracts) => contracts.where('kind', '=', kind ?? 'dividend'))
    .orderBy(sql`coalesce(ended_at, answered_at)`, 'desc')
    .orderBy('id')
    .limit(page * size + 1)
    .execute();

const overAt = ({ ended_at: ended, answered_at: answered, offered_at: offered }: Contract): Date =>
  ended ?? answered ?? offered;

const laterFirst = (one: Contract, other: Contract): number =>
  overAt(other).getTime() - overAt(one).getTime() || (one.id < other.id ? -1 : 1);

export const route = defineCall('contractHistory', async ({ gateway, brand, query, session }) => {
  const { memberId } = session;
  const page = Number(query.page ?? '1');
  const asked: Asked = { brand: brand.brand, memberId, kind: query.kind, page };
  const sides = [
    await pastOf(gateway.db, asked, 'downline_id'),
    await pastOf(gateway.db, asked, 'upline_id'),
  ];
  const rows = sides
    .flat()
    .toSorted(laterFirst)
    .slice((page - 1) * size, page * size + 1);
  const shown = rows.slice(0, size);
  const members = await membersOf(gateway.db, brand.brand, shown);
  return {
    contracts: shown.map((contract) => {
      const { ended_for: why, ended_side: side } = contract;
      return {
        ...presentContract(contract, members),
        side: contract.downline_id === memberId ? ('own' as const) : ('given' as const),
        over: {
          at: overAt(contract).toISOString(),
          ...(why !== null && { for: why }),
          ...(side !== null && { by: side }),
        },
      };
    }),
    more: rows.length > size && page < pagesMax,
    ...moneyOf(brand),
  };
});
