import type { CallTypes } from '#contract/generated/calls.ts';
import { calls, type CallId } from '#contract/generated/calls.ts';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { announcementsRequest } from '#portal/sources/announcements-request.ts';
import { answerOf } from '../../.storybook/answers/answer-of.ts';
import type { BrandData } from '../../.storybook/brand-data.ts';
import { blocksIn } from '../../.storybook/first-block.ts';

/** Query and parameters without which a screen shows nothing, such as the id of a promotion or of a game with rooms. */
export type Circumstances = { search?: string; params?: Readonly<Record<string, string>> };

/** Query and parameters that a brand's blocks need, by type of block. */
export function circumstancesOf({ answers }: BrandData): Readonly<Record<string, Circumstances>> {
  const said = <Call extends CallId>(call: Call, query: Record<string, string> = {}) => {
    const recorded = answers['en']?.[calls[call].path];
    const envelope = answerOf(recorded, new URLSearchParams(query)) as
      | { value: CallTypes[Call]['value'] }
      | undefined;
    return envelope?.value;
  };
  const { games = [] } = said('gameList') ?? {};
  const withRooms = answers['en']?.[calls.roomList.path]?.[0]?.query['gameId'];
  const vendor = games.find(({ isGame }) => isGame === 'VASSALAGE') ?? games[0];
  const [promotion] = said('announcements', announcementsRequest().query)?.promotion ?? [];
  return {
    ...(withRooms !== undefined && { gameRooms: { params: { game: withRooms } } }),
    ...(vendor && { vendorGames: { params: { vassalage: vendor.vassalage, gameType: vendor.gameType } } }),
    ...(promotion && { promoDetail: { search: `?id=${promotion.id}` } }),
  };
}

/** Query and parameters of the first block of a screen that needs any. */
export function circumstancesIn(
  screen: ScreenDocument,
  known: Readonly<Record<string, Circumstances>>,
): Circumstances {
  for (const { block } of blocksIn({ screen })) {
    const told = known[block.type];
    if (told) return told;
  }
  return {};
}

/** A room of a lottery on a page that offers it. */
export type Room = { page: string; family: string; search: string };

/** One room of each family of lotteries, on the first page that offers it. */
export function roomsOf({ core, answers }: BrandData): Room[] {
  const rooms = new Map<string, Room>();
  for (const { id, presentation, body } of Object.values(core.screens)) {
    const lobby = Object.values(body.items).find((item) => item?.type === 'lotteryLobby');
    if (presentation !== 'page' || !lobby) continue;
    const { gameType, offer } = (lobby.props ?? {}) as { gameType?: string; offer?: string };
    const account = offer ?? (gameType === 'ELOTT' ? 'Elott' : 'Lott');
    const [call, query] =
      account === 'vietnam'
        ? (['lotteryVnMenus', {}] as const)
        : (['lotteryMenus', { accountType: account }] as const);
    const envelope = answerOf(answers['en']?.[calls[call].path], new URLSearchParams(query));
    const { value } = (envelope ?? { value: { gameMenus: [] } }) as {
      value: CallTypes['lotteryMenus']['value'];
    };
    for (const { family, code } of value.gameMenus.flatMap(({ games }) => games))
      if (!rooms.has(family)) rooms.set(family, { page: id, family, search: `?gameCode=${code}` });
  }
  return [...rooms.values()];
}
