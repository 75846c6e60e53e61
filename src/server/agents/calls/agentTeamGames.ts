import { sql } from 'kysely';
import { daysIn } from '#engine/time/zoned-days.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { shownGame, type GameRow } from '../shown-bet.ts';
import { agentAboutDays } from '../team.ts';

const most = 200;
/** Games are summed from bets, so that days have a bound of their own. */
const daysMax = 31;

type Row = GameRow & { bets: string; stake: string; payout: string; valid_bet: string; rebates: string };

export const route = defineCall('agentTeamGames', async (context) => {
  const { gateway, brand, query, language } = context;
  const found = await agentAboutDays(context, query.of, query);
  if (found instanceof CallRefusal) return found;
  const { about, days } = found;
  if (daysIn(days) > daysMax)
    return refuseCall('INVALID_QUERY', {
      value: { problems: [{ path: '/from', message: `must be 1 to ${daysMax} days up to the last one` }] },
    });
  const money = moneyOf(brand);
  // By the lines of the bets, as figures are: who has left the branch counts as long as it stood there.
  const { rows } = await sql<Row>`
    select b.source, b.vassalage, b.game_type, b.game_code, count(*)::text as bets, sum(a.stake)::text as stake,
        sum(a.payout)::text as payout, sum(a.valid_bet)::text as valid_bet, sum(a.rebate)::text as rebates
      from agent_lines l
        join agent_bets a on a.brand = l.brand and a.member_id = l.member_id and a.line = l.id
          and a.day >= ${days.from} and a.day <= ${days.to}
        join bets b on b.brand = a.brand and b.member_id = a.member_id and b.id = a.bet_id
      where l.brand = ${brand.brand} and (l.member_id = ${about.id} or l.uplines @> array[${about.id}::text])
        and a.settled and a.currency = ${money.currency}
      group by b.source, b.vassalage, b.game_type, b.game_code
      order by sum(a.stake) desc, b.game_code limit ${most}`.execute(gateway.db);
  const shown = shownGame(brand, language);
  return {
    from: days.from,
    to: days.to,
    rows: rows.map(({ bets, stake, payout, valid_bet: validBet, rebates, ...game }) => ({
      ...shown(game),
      bets: Number(bets),
      stake,
      payout,
      validBet,
      rebates,
      result: String(BigInt(stake) - BigInt(payout) - BigInt(rebates)),
    })),
    ...money,
  };
});
