import type { TransactionKind } from '#server/ledger/kinds.ts';
import { statementPage } from '#server/ledger/statement-page.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { gameNames, type GameNames } from '../game-names.ts';
import { recordDays } from '../record-days.ts';
import { shownDetails } from '../record-details.ts';
import { recordPage } from '../record-page.ts';
import { kindsOfType, typeOfKind } from '../record-types.ts';

/**
 * Kind shown for a line. A transfer between members is one transaction, of the payer; for the payee it is incoming. The
 * other end is named if the transaction records whether it went up or down.
 */
function kindFor(kind: TransactionKind, { to }: Record<string, unknown>, amount: bigint): string {
  if (kind !== 'upline.out') return kind;
  const way = amount > 0n ? 'upline.in' : 'upline.out';
  if (to !== 'upline' && to !== 'downline') return way;
  const isUpline = (to === 'upline') === (way === 'upline.out');
  return `${way}.${isUpline ? 'upline' : 'downline'}`;
}

const counterpartOf = ({ payer, payee }: Record<string, unknown>, amount: bigint): unknown =>
  amount > 0n ? payer : payee;

/** Name of a vendor's game; a lottery of the house is booked by its name. */
const gameOf = (names: GameNames, { vendor, game }: Record<string, unknown>, language: string) =>
  typeof vendor === 'string' &&
  typeof game === 'string' && { game: names.game(vendor, game, language), vendor: names.vendor(vendor) };

export const route = defineCall('accountRecord', async (context) => {
  const { gateway, brand, session, query, language } = context;
  const names = gameNames(brand);
  const days = recordDays(context, query);
  if (days instanceof CallRefusal) return days;
  const { page, size, offset } = recordPage(query);
  const money = moneyOf(brand);
  const kinds = query.type === undefined ? undefined : kindsOfType(query.type);
  const found =
    // A type that nothing is booked as yet has no rows; a list of no kinds is no question for a database.
    kinds?.length === 0
      ? { lines: [], total: 0, in: 0n, out: 0n }
      : await statementPage(gateway.db, {
          brand: brand.brand,
          memberId: session.memberId,
          currency: money.currency,
          kinds,
          from: days.since,
          until: days.until,
          before: query.before,
          limit: size,
          offset,
        });
  return {
    from: days.from,
    to: days.to,
    rows: found.lines.map(({ seq, at, kind, amount, balance, details }) => ({
      seq,
      at: at.toISOString(),
      type: typeOfKind[kind],
      kind: kindFor(kind, details, amount),
      amount: String(amount),
      balance: String(balance),
      details: shownDetails({
        ...details,
        ...gameOf(names, details, language),
        counterpart: counterpartOf(details, amount),
      }),
    })),
    total: found.total,
    page,
    size,
    sums: { in: String(found.in), out: String(found.out) },
    ...money,
  };
});
