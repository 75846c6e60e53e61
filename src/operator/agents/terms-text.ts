import { moneyText } from '#engine/texts/money-text.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { PaymentDesk } from '../payments/calls.ts';
import type { AgentContract } from './calls.ts';
import { rateText } from './rate-text.ts';

/** Terms of a contract, a line for each tier. */
export function termsLines(terms: AgentContract['terms'], desk: PaymentDesk): string[] {
  const money = (amount: string): string => moneyText(amount, desk);
  switch (terms.kind) {
    case 'dividend':
      return [
        `${say(`console.agents.periods.${terms.period}`)} · ${say(`console.agents.forms.${terms.form}`)}`,
        ...terms.tiers.map(({ rate, validBet, loss, members }) =>
          say('console.agents.tier.dividend', {
            rate: rateText(rate),
            validBet: money(validBet),
            loss: money(loss),
            members: wholeText(members),
          }),
        ),
      ];
    case 'daily':
    case 'hourly':
      return terms.tiers.map(({ rate, bet }) =>
        say('console.agents.tier.salary', { rate: rateText(rate), bet: money(bet) }),
      );
    case 'realtime':
      return terms.tiers.map(({ profitRate, lossRate, singleBet }) =>
        say('console.agents.tier.realtime', {
          profit: rateText(profitRate),
          loss: rateText(lossRate),
          bet: money(singleBet),
        }),
      );
  }
}
