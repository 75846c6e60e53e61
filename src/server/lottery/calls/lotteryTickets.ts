import { sayBet } from '#play/lottery/bet-words.ts';
import { translator } from '#server/brands/texts.ts';
import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { openTickets, ticketNumbers } from '../tickets.ts';

const most = 100;

export const route = defineCall('lotteryTickets', async ({ brand, gateway, language, now, session }) => {
  const owner = { brand: brand.brand, memberId: session.memberId };
  const say = translator(brand, language);
  const tickets = await openTickets(gateway.db, { ...owner, now, most });
  return {
    tickets: tickets.flatMap((ticket) => {
      const terms = ticketNumbers(brand, ticket);
      // The brand may have removed its game.
      if (!terms) return [];
      const { lottery, type, length, separator, count } = terms;
      return [
        {
          id: ticket.id,
          game: ticket.game,
          name: lottery.game.name,
          bet: sayBet(say, type.group, type.id),
          unit: ticket.unit,
          count,
          length,
          separator,
          until: ticket.expires_at.toISOString(),
        },
      ];
    }),
    ...moneyOf(brand),
  };
});
