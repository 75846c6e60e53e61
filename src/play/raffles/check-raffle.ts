import { documentValidators } from '#contract/generated/validators.js';
import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument, Finding } from '#engine/validate/brand.ts';
import { isWholePromotion } from '../promotions/check-promotion.ts';
import { wageringFaults } from '../promotions/check-wagering.ts';
import { ticketsMax, type Raffle, type RafflePrize } from './raffle.ts';

export const raffleProblems = {
  RAFFLE_PERIOD: {
    severity: 'error',
    explanation: 'A raffle closes before it has begun, or is drawn before it closes.',
  },
  RAFFLE_PRIZE: {
    severity: 'error',
    explanation: 'A prize of a raffle lacks a property that it needs, or has one that never counts.',
  },
  RAFFLE_TICKETS: {
    severity: 'error',
    explanation: 'No promotion gives tickets of a raffle, or they give more than can be drawn from.',
  },
} as const satisfies ProblemCodes;

type Code = keyof typeof raffleProblems | 'PROMOTION_WAGERING';
type RaffleBrand = Brand<Code>;
type Fault = Finding<Code>;

const isWhole = (content: BrandDocument['content']): content is BrandDocument['content'] & Raffle =>
  documentValidators['raffle']?.(content) === true;

/** Reports what contradicts itself in a raffle, and in the promotions that give its tickets. */
export function checkRaffle(brand: RaffleBrand, { key, content }: BrandDocument): void {
  if (!isWhole(content)) return;
  const faults = [
    ...periodFaults(content),
    ...content.prizes.flatMap((prize, index) => prizeFaults(brand, prize, index)),
    ...(brand.abstract ? [] : ticketFaults(brand, content)),
  ];
  for (const fault of faults) brand.report(key, fault);
}

function periodFaults({ from, until, drawsAt }: Raffle): Fault[] {
  const code = 'RAFFLE_PERIOD';
  if (Date.parse(until) <= Date.parse(from)) {
    const message = `It closes at ${until} and begins at ${from}, so that nobody gets a ticket.`;
    return [{ code, pointer: '/until', message, fix: 'Write a later end.' }];
  }
  if (Date.parse(drawsAt) >= Date.parse(until)) return [];
  const message = `It is drawn at ${drawsAt}, while tickets are given until ${until}.`;
  return [{ code, pointer: '/drawsAt', message, fix: `Write ${until} or later.` }];
}

/** Contradictions of a prize: those of its wagering are those of a promotion that gives the same. */
function prizeFaults(brand: RaffleBrand, { what, amount, wagering }: RafflePrize, index: number): Fault[] {
  const pointer = `/prizes/${index}`;
  if (what === 'bonus' && !wagering) {
    const message = 'A bonus needs "wagering", without which it never becomes money.';
    return [
      { code: 'RAFFLE_PRIZE', pointer: `${pointer}/what`, message, fix: 'Add "wagering", or write "money".' },
    ];
  }
  if (!wagering) return [];
  if (what !== 'bonus') {
    const message = `"wagering" never counts with "${what}".`;
    return [
      { code: 'RAFFLE_PRIZE', pointer: `${pointer}/wagering`, message, fix: 'Remove it, or give a bonus.' },
    ];
  }
  const same = { trigger: { on: 'registration' }, gives: { what, by: 'fixed', amount, wagering } } as const;
  return wageringFaults(brand, same).flatMap((fault) =>
    fault.code === 'PROMOTION_WAGERING'
      ? [{ ...fault, code: fault.code, pointer: fault.pointer.replace(/^\/gives/u, pointer) }]
      : [],
  );
}

function ticketFaults(brand: RaffleBrand, { id, enabled }: Raffle): Fault[] {
  const code = 'RAFFLE_TICKETS';
  const giving = brand
    .ofKind('promotion')
    .flatMap(({ content }) =>
      isWholePromotion(content) && content.gives.raffle === id && content.enabled !== false ? [content] : [],
    );
  if (giving.length === 0) {
    if (enabled === false) return [];
    const message = 'No promotion gives tickets of it, so that nobody can win.';
    const fix = `Add a promotion that gives "entries" of "${id}", or turn the raffle off.`;
    return [{ code, pointer: '/id', message, fix }];
  }
  const all = giving.reduce((sum, { budget }) => sum + budget, 0);
  if (all <= ticketsMax) return [];
  const message = `Its promotions may give ${all} tickets, and ${ticketsMax} can be drawn from.`;
  return [{ code, pointer: '/id', message, fix: 'Write smaller budgets.' }];
}
