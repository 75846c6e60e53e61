import { isJsonObject, own } from '#engine/json/json.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';

export const agentProblems = {
  AGENT_RATE: {
    severity: 'error',
    explanation:
      'A limit of rebate rates is above the highest rate or between two steps, or the step is no multiple of 5.',
  },
} as const satisfies ProblemCodes;

/** Reports rates that nobody could have. */
export function checkAgents(brand: Brand<keyof typeof agentProblems>, { key, content }: BrandDocument): void {
  const rates = own(content, 'rates');
  if (!isJsonObject(rates)) return;
  const { max, step } = rates;
  if (typeof max !== 'number' || typeof step !== 'number' || step <= 0) return;
  if (step % 5 !== 0)
    brand.report(key, {
      code: 'AGENT_RATE',
      pointer: '/rates/step',
      message: `${step} is no multiple of 5, a price group, so that some rates would have none.`,
      fix: `Write ${Math.ceil(step / 5) * 5}.`,
    });
  const kinds = own(content, 'kinds');
  const given = [
    ['/rates/max', max],
    ['/rates/gap', rates['gap']],
    ['/rates/newcomers', rates['newcomers']],
    ...(isJsonObject(kinds)
      ? Object.entries(kinds).map(
          ([kind, terms]) =>
            [joinPointer('/kinds', kind, 'max'), isJsonObject(terms) ? terms['max'] : undefined] as const,
        )
      : []),
  ] as const;
  for (const [pointer, rate] of given) {
    if (typeof rate !== 'number') continue;
    if (rate > max)
      brand.report(key, {
        code: 'AGENT_RATE',
        pointer,
        message: `${rate} is above the highest rate, ${max}, so that nobody ever has it.`,
        fix: `Write ${max} or less.`,
      });
    else if (rate % step !== 0)
      brand.report(key, {
        code: 'AGENT_RATE',
        pointer,
        message: `${rate} is no multiple of ${step}, the step of rates.`,
        fix: `Write ${rate - (rate % step)}.`,
      });
  }
}
