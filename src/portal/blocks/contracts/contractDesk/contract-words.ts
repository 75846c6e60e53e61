import { formatDateTime } from '#engine/time/date-time.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { Money } from '#portal/format/use-money.ts';
import type { ContractTerms } from '#play/contracts/terms.ts';
import type { Say } from '#ui/text/use-text.ts';

/** Hundredths of a percent as a number of percent, with the decimals it needs. */
export const percentOf = (rate: number, locale: string): string => formatNumber(String(rate / 100), locale);

type Person = { account: string; nickname: string };

/** Nickname, else account; the house for who has no upline. */
export const nameOf = (person: Person | null, say: Say): string =>
  person === null ? say('contracts.house') : person.nickname || person.account;

type Words = { say: Say; money: Money };

/** What a tier asks for and pays, in one sentence. */
export function tierWords(terms: ContractTerms, index: number, { say, money }: Words): string {
  const percent = (rate: number): string => percentOf(rate, money.language);
  switch (terms.kind) {
    case 'dividend': {
      const { validBet, loss, members, rate } = terms.tiers[index] ?? {
        validBet: '0',
        loss: '0',
        members: 0,
        rate: 0,
      };
      return say('contracts.tier.dividend', {
        rate: percent(rate),
        validBet: money.say(validBet),
        loss: money.say(loss),
        count: members,
      });
    }
    case 'daily':
    case 'hourly': {
      const { bet, rate } = terms.tiers[index] ?? { bet: '0', rate: 0 };
      return say(`contracts.tier.${terms.kind}`, { rate: percent(rate), bet: money.say(bet) });
    }
    case 'realtime': {
      const { singleBet, profitRate, lossRate } = terms.tiers[index] ?? {
        singleBet: '0',
        profitRate: 0,
        lossRate: 0,
      };
      return say('contracts.tier.realtime', {
        profit: percent(profitRate),
        loss: percent(lossRate),
        bet: money.say(singleBet),
      });
    }
  }
}

/** Day on the brand's clocks. */
export const dayOf = (instant: string, timeZone: string): string =>
  formatDateTime(instant, timeZone).slice(0, 10);

/** A span as its first and last day; one day alone for a span of a day, with hours for a shorter one. */
export function spanWords(
  { from, until }: { from: string; until: string },
  timeZone: string,
  say: Say,
): string {
  const last = new Date(Date.parse(until) - 1).toISOString();
  const hours = (Date.parse(until) - Date.parse(from)) / 3_600_000;
  if (hours < 20) {
    const [start, end] = [formatDateTime(from, timeZone), formatDateTime(until, timeZone)];
    return `${start.slice(0, 16)}–${end.slice(11, 16)}`;
  }
  const [first, final] = [dayOf(from, timeZone), dayOf(last, timeZone)];
  return first === final ? first : say('contracts.span', { from: first, until: final });
}
