import { sql } from 'kysely';
import { daysIn } from '#engine/time/zoned-days.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { shownGame, type GameRow } from '../shown-bet.ts';
import { agentAboutDays } from '../team.ts';

const most = 200;
/** A row for each game and day, so that days have a bound of their own. */
const daysMax = 31;

type Figures = { bets: string; stake: string; payout: string; valid_bet: string; rebates: string };
type Row = GameRow & Figures & { total: Figures };

const none: Figures = { bets: '0', stake: '0', payout: '0', valid_bet: '0', rebates: '0' };

const shownFigures = ({ bets, stake, payout, valid_bet: validBet, rebates }: Figures) => ({
  bets: Number(bets),
  stake,
  payout,
  validBet,
  rebates,
  result: String(BigInt(stake) - BigInt(payout) - BigInt(rebates)),
});

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
  const { rows } = await sql<Row>`
    select source, vassalage, game_type, game_code, sum(bets)::text as bets, sum(stake)::text as stake, sum(payout)::text as payout,
        sum(valid_bet)::text as valid_bet, sum(rebates)::text as rebates,
        jsonb_build_object('bets', sum(sum(bets)) over ()::text, 'stake', sum(sum(stake)) over ()::text,
          'payout', sum(sum(payout)) over ()::text, 'valid_bet', sum(sum(valid_bet)) over ()::text,
          'rebates', sum(sum(rebates)) over ()::text) as total
      from agent_games
      where brand = ${brand.brand} and member_id = ${about.id} and currency = ${money.currency}
        and day >= ${days.from} and day <= ${days.to}
      group by source, vassalage, game_type, game_code
      having sum(bets) > 0
      order by sum(stake) desc, game_code limit ${most}`.execute(gateway.db);
  const shown = shownGame(brand, language);
  return {
    from: days.from,
    to: days.to,
    rows: rows.map((row) => ({ ...shown(row), ...shownFigures(row) })),
    total: shownFigures(rows[0]?.total ?? none),
    ...money,
  };
});
