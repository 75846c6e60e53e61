import { bettedWith, bettingDays, bettingPage } from '#server/bets/betting-record.ts';
import { findLottery } from '#server/lottery/catalogue.ts';
import { drawsOf } from '#server/lottery/member-bets.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { defineCall } from '#server/calls/call.ts';
import type { SayBet } from '#play/lottery/bet-words.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { wordingOf } from '#server/messages/wording.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { gameNames } from '../game-names.ts';
import { vendorNames } from '../vendor-names.ts';
import { lotteryBet } from '../lottery-bet.ts';
import { lotteryDetails } from '../lottery-details.ts';
import { recordDays } from '../record-days.ts';
import { shownDetails } from '../record-details.ts';
import { recordPage } from '../record-page.ts';

export const route = defineCall('bettingRecord', async (context) => {
  const { gateway, brand, session, query, language, now } = context;
  const days = recordDays(context, query);
  if (days instanceof CallRefusal) return days;
  const { page, size, offset } = recordPage(query);
  const money = moneyOf(brand);
  const { gameType, vassalage, status } = query;
  const whose = {
    brand: brand.brand,
    memberId: session.memberId,
    currency: money.currency,
    from: days.since,
    until: days.until,
  };
  const question = { ...whose, gameType, vassalage, status };
  const { bets, sums } = await bettingPage(gateway.db, question, { limit: size, offset });
  const names = gameNames(brand);
  const wording = wordingOf(brand, language);
  const say: SayBet = (key, params = {}) => wording(key, params);
  const vendor = vendorNames(brand, language);
  const imageOf = (image: string | undefined) => image !== undefined && { image: imageUrl(brand, image) };
  const lotteryOf = (bet: { source: string; game_code: string }) =>
    bet.source === 'lottery' ? findLottery(brand, bet.game_code) : undefined;
  const draws = await drawsOf(
    gateway.db,
    brand.brand,
    bets.filter(({ source }) => source === 'lottery'),
  );
  const numbersOf = (bet: (typeof bets)[number]) => {
    const lottery = lotteryOf(bet);
    const draw = draws.get(`${bet.game_code}/${bet.round}`);
    return lottery && { lottery: lotteryBet(bet.details, { lottery, draw, now, say }) };
  };
  return {
    from: days.from,
    to: days.to,
    bets: bets.map((bet) => ({
      id: bet.id,
      source: bet.source,
      vassalage: bet.vassalage,
      vendor: vendor(bet.vassalage, bet.game_type),
      gameType: bet.game_type,
      gameCode: bet.game_code,
      game: lotteryOf(bet)?.game.name ?? names.game(bet.vassalage, bet.game_code, language),
      ...imageOf(lotteryOf(bet)?.game.image ?? names.image(bet.vassalage, bet.game_code)),
      round: bet.round,
      stake: bet.stake,
      payout: bet.payout,
      validBet: bet.valid_bet,
      status: bet.status,
      placedAt: bet.placed_at.toISOString(),
      settledAt: bet.settled_at?.toISOString() ?? null,
      ...numbersOf(bet),
      details: shownDetails(
        bet.source === 'lottery'
          ? lotteryDetails(bet.details, { lottery: lotteryOf(bet), say, digits: money.digits })
          : bet.details,
      ),
    })),
    total: sums.total,
    page,
    size,
    sums: {
      stake: String(sums.stake),
      open: String(sums.open),
      validBet: String(sums.validBet),
      payout: String(sums.payout),
      net: String(sums.net),
    },
    days: (await bettingDays(gateway.db, question, days.timeZone)).map(({ day, net }) => ({
      day,
      net: String(net),
    })),
    vendors: (await bettedWith(gateway.db, whose)).map((found) => ({
      ...found,
      name: vendor(found.vassalage, found.gameType),
    })),
    ...money,
  };
});
