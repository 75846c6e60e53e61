import { defineCall } from '#server/calls/call.ts';
import { offered } from '../catalogue.ts';
import { recentKept } from '../plays.ts';

export const route = defineCall('recentGames', async ({ gateway, brand, language, session, query }) => {
  const rows = await gateway.db
    .selectFrom('member_recent_games')
    .select('game')
    .where('brand', '=', session.brand)
    .where('member_id', '=', session.memberId)
    .orderBy('started_at', 'desc')
    .limit(recentKept)
    .execute();
  return {
    games: offered(
      brand,
      language,
      rows.map(({ game }) => game),
      query.gameType,
    ),
  };
});
