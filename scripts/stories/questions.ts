import type { CallId } from '#contract/generated/calls.ts';
import { announcementsRequest } from '#portal/sources/announcements-request.ts';
import type { GatewayClient } from '#server/gateway/testing/client.ts';

type Question = Readonly<Record<string, string>>;
export type Questions = Readonly<Partial<Record<CallId, readonly Question[]>>>;

/** Complete lists: a page's own query is cut from them by .storybook/answers/answer-of.ts. */
const whole = { page: '1', size: '100' };

/**
 * Queries to record for stories, with every choice that a page offers. A call that is not named here is recorded without
 * a query.
 */
export async function questionsOf(client: GatewayClient): Promise<Questions> {
  const { games } = await client.value('gameList', { query: whole });
  const gameTypes = [...new Set(games.map(({ gameType }) => gameType))];
  const withRooms: string[] = [];
  for (const { id } of games)
    if ((await client.value('roomList', { query: { gameId: id } })).rooms.length > 0) withRooms.push(id);
  const shown = new Set<string>();
  for (const query of [{}, { accountType: 'Lott' }, { accountType: 'Elott' }]) {
    const { gameMenus } = await client.value('lotteryMenus', { query });
    const lotteries = gameMenus.flatMap((group) => group.games).toReversed();
    for (const code of new Map(lotteries.map(({ family, code: own }) => [family, own])).values())
      shown.add(code);
  }
  const rooms = (await client.value('chatRooms', {})).rooms.map(({ id }) => id);
  const each = (name: string, values: readonly string[], rest: Question = {}): Question[] =>
    values.map((value) => ({ [name]: value, ...rest }));
  return {
    announcements: [announcementsRequest().query],
    chatMessages: each('room', rooms),
    // A platform without streams answers what changed, which is nothing.
    chatEvents: each('room', rooms, { after: '0' }),
    agentAffiliate: [{ code: 'DEMO' }],
    transferUplineName: [{ account: 'demo' }],
    // Asked of a line that is pressed.
    agentIncomeBets: [],
    gameList: [whole, ...each('sort', ['popular', 'hot', 'new', 'name'], whole)],
    roomList: each('gameId', withRooms),
    vassGameType: [{}, ...each('gameType', gameTypes)],
    jackpots: [{}, ...each('gameType', gameTypes)],
    rankList: [{}, ...each('period', ['day', 'week', 'month'])],
    bettingRecord: [{ size: '50' }],
    accountRecord: [{ size: '50' }],
    withdrawalList: [{}, { state: 'PAID' }],
    lotteryMenus: [{}, ...each('accountType', ['Lott', 'Elott'])],
    lotteryVnMenus: [{}, ...each('prizeMode', ['Lott', 'ZY', 'Elott', 'SEA'])],
    lotteryPopular: [{}, ...each('region', ['north', 'central', 'south'])],
    lotteryVnResults: each('region', ['north', 'central', 'south']),
    lotteryGame: each('game', [...shown]),
    lotteryResults: each('game', [...shown], { count: '20' }),
    lotteryBets: [{}, ...each('game', [...shown])],
  };
}
