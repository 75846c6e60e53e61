import { sql } from 'kysely';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { TransactionKind } from '#server/ledger/kinds.ts';
import { kindsOfType, typeOfKind } from '#server/records/record-types.ts';
import { askedPage, pageOf, positionOf } from '../asked-page.ts';

type Row = {
  id: string;
  member_id: string;
  account: string;
  nickname: string;
  at: Date;
  kind: TransactionKind;
  amount: string;
};

export const route = defineCall('agentTeamRecords', async (context) => {
  const { gateway, brand, query } = context;
  const asked = await askedPage(context);
  if (asked instanceof CallRefusal) return asked;
  const { members, days, money, limit, after } = asked;
  const kinds = query.type === undefined ? undefined : kindsOfType(query.type);
  const { rows } = await sql<Row>`
    select t.id::text as id, team.id as member_id, m.account, m.nickname, p.at, t.kind, p.amount::text as amount
      from (${members}) team
        join members m on m.brand = ${brand.brand} and m.id = team.id
        join ledger_postings p on p.brand = ${brand.brand} and p.owner = team.id and p.owner <> 'house'
        join ledger_transactions t on t.brand = p.brand and t.member_id = p.payer and t.id = p.transaction
      where p.purse = 'main' and p.currency = ${money.currency} and p.stripe = 0
        and p.at >= ${days.since} and p.at < ${days.until}
        ${kinds === undefined ? sql`` : sql`and t.kind = any (${kinds}::text[])`}
        ${after ? sql`and (p.at, t.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}
      order by p.at desc, t.id desc limit ${limit + 1}`.execute(gateway.db);
  const { page, next } = pageOf(rows, { limit, position: ({ at, id }) => positionOf(at, id) });
  return {
    from: days.from,
    to: days.to,
    rows: page.map(({ id, member_id: member, account, nickname, at, kind, amount }) => ({
      id,
      member: { id: member, account, nickname },
      at: at.toISOString(),
      type: typeOfKind[kind],
      // A transfer between members is one transaction, of the payer.
      kind: kind === 'upline.out' && !amount.startsWith('-') ? 'upline.in' : kind,
      amount,
    })),
    ...next,
    ...money,
  };
});
