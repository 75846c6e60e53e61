import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { betTypesOf, findLottery, lotteryDocument, type Lottery } from '../catalogue.ts';
import { nextDraws, openDraw, type Draw } from '../draws.ts';
import { drawsPerDay, drawTimes, isOnDays } from '#play/lottery/schedule.ts';
import { inOrder } from '#server/brands/documents.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { translator } from '#server/brands/texts.ts';

export type LotteryEntry = CallTypes['lotteryGame']['value']['game'];
type Menus = CallTypes['lotteryMenus']['value'];

/** A lottery as menus show it. */
export function entryOf(brand: LiveBrand, lottery: Lottery, open?: Draw): LotteryEntry {
  const { code, game, schedule, table, family } = lottery;
  const first = betTypesOf(lottery);
  const asked = first.find(({ id }) => id === game.defaultPlayType) ?? first[0];
  return {
    code,
    name: game.name,
    image: imageUrl(brand, game.image),
    family: family.id,
    accountType: game.accountType,
    prizeMode: table.mode,
    ...(game.region !== undefined && { region: game.region }),
    timeZone: schedule.timeZone,
    ...(isOnDays(schedule)
      ? {
          ...(schedule.days && { days: schedule.days }),
          ...(schedule.daysOfMonth && { daysOfMonth: schedule.daysOfMonth }),
          times: drawTimes(schedule),
        }
      : { everySeconds: schedule.everyMinutes * 60 }),
    drawsPerDay: drawsPerDay(schedule),
    isHot: game.isHot ? 1 : 0,
    defaultPlayType: asked?.id ?? '',
    ...(open && next(openDraw(open))),
  };
}

const next = ({ numero, closesAt, drawsAt }: ReturnType<typeof openDraw>): Pick<LotteryEntry, 'next'> => ({
  next: { numero, closesAt, drawsAt },
});

/** Entries of lotteries, each with the draw that takes bets now. */
export async function entriesOf(
  db: Db,
  brand: LiveBrand,
  lotteries: readonly Lottery[],
  now: Date,
): Promise<LotteryEntry[]> {
  const games = lotteries.map(({ code }) => code);
  const open = await nextDraws(db, { brand: brand.brand, games, now });
  const byGame = new Map(open.map((draw) => [draw.game, draw]));
  return lotteries.map((lottery) => entryOf(brand, lottery, byGame.get(lottery.code)));
}

/** The groups of the brand with the lotteries that are asked for; a group that ends up without one is left out. */
export async function menusOf(
  { db, brand, language, now }: { db: Db; brand: LiveBrand; language: string; now: Date },
  isAsked: (lottery: Lottery) => boolean,
): Promise<Menus> {
  const document = lotteryDocument(brand);
  const text = translator(brand, language);
  const groups = inOrder(document?.groupOrder, document?.groups).map(({ id, item }) => ({
    id,
    label: text(item.label),
    lotteries: item.games.flatMap((code) => findLottery(brand, code) ?? []).filter(isAsked),
  }));
  const shown = groups.filter(({ lotteries }) => lotteries.length > 0);
  const all = await entriesOf(
    db,
    brand,
    shown.flatMap(({ lotteries }) => lotteries),
    now,
  );
  const byCode = new Map(all.map((entry) => [entry.code, entry]));
  return {
    gameMenus: shown.map(({ id, label, lotteries }) => ({
      gameGroupCode: id,
      labelName: label,
      games: lotteries.flatMap(({ code }) => byCode.get(code) ?? []),
    })),
    now: now.getTime(),
  };
}
