import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { ContractPayoutsTable, PayoutState } from './tables.ts';

export type Payout = Selectable<ContractPayoutsTable>;

/** Payouts in which there is something to read: a contract that brought nothing, with nothing to correct, has none. */
export const tellingPayouts = (db: Db, brand: string) =>
  db
    .selectFrom('contract_payouts as payout')
    .selectAll('payout')
    .where('payout.brand', '=', brand)
    .where(({ eb, or }) =>
      or([
        eb('payout.own', '>', '0'),
        eb('payout.amount', '>', '0'),
        eb('payout.carried', '<', '0'),
        sql<boolean>`payout.corrections <> '[]'::jsonb`,
      ]),
    );

export const findPayout = (db: Db, brand: string, id: string): Promise<Payout | undefined> =>
  db
    .selectFrom('contract_payouts')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();

/** State as members are told. */
export const toldState = (state: PayoutState): 'OPEN' | 'PAID' | 'NONE' =>
  state === 'PAID' || state === 'NONE' ? state : 'OPEN';
