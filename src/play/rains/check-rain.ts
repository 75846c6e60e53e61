import { documentValidators } from '#contract/generated/validators.js';
import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument, Finding } from '#engine/validate/brand.ts';
import { unknownFacts } from '../promotions/known-facts.ts';
import { rainWindows, type Rain } from './rain.ts';

export const rainProblems = {
  RAIN_PERIOD: {
    severity: 'error',
    explanation: 'A rain ends before it has begun, or never falls in its period.',
  },
  RAIN_TIMES: { severity: 'error', explanation: 'Two rains of a document fall at the same time.' },
  RAIN_BUDGET: {
    severity: 'error',
    explanation: 'The budget of a rain does not suffice for its envelopes with the smallest share.',
  },
  RAIN_STEP: {
    severity: 'error',
    explanation: 'The budget or the smallest share of a rain is no multiple of the step of its shares.',
  },
  RAIN_FACT: {
    severity: 'error',
    explanation: 'The audience of a rain reads a fact that only an open page knows.',
  },
} as const satisfies ProblemCodes;

type Code = keyof typeof rainProblems;
type Fault = Finding<Code>;

const isWhole = (content: BrandDocument['content']): content is BrandDocument['content'] & Rain =>
  documentValidators['rain']?.(content) === true;

/** Reports what contradicts itself in a rain. */
export function checkRain(brand: Brand<Code>, { key, content }: BrandDocument): void {
  if (!isWhole(content)) return;
  const period = periodFaults(content);
  const faults = [
    ...period,
    ...(period.length === 0 ? timeFaults(content) : []),
    ...budgetFaults(content),
    ...stepFaults(content),
    ...audienceFaults(content),
  ];
  for (const fault of faults) brand.report(key, fault);
}

// Every zone has the same distances between times of a week, but for the hours at which clocks change.
const timeZone = 'UTC';

function periodFaults(rain: Rain): Fault[] {
  const { from, until } = rain;
  const code = 'RAIN_PERIOD';
  if (Date.parse(until) <= Date.parse(from)) {
    const message = `It ends at ${until} and begins at ${from}, so that it never rains.`;
    return [{ code, pointer: '/until', message, fix: 'Write a later end.' }];
  }
  if (rainWindows(rain, new Date(from), timeZone).length > 0) return [];
  const message = 'None of its times lies whole in the period, so that it never rains.';
  return [{ code, pointer: '/until', message, fix: 'Write a later end, or other times.' }];
}

function timeFaults(rain: Rain): Fault[] {
  const all = rainWindows(
    { ...rain, from: '2026-01-01T00:00:00Z', until: '2026-12-31T00:00:00Z' },
    new Date('2026-06-01T00:00:00Z'),
    timeZone,
  );
  const meets = all.some(({ until }, index) => {
    const next = all[index + 1];
    return next !== undefined && next.from < until;
  });
  if (!meets) return [];
  const message = 'One begins while another one falls, so that nobody knows which is meant.';
  return [{ code: 'RAIN_TIMES', pointer: '/times', message, fix: 'Write other times, or fewer minutes.' }];
}

function budgetFaults({ budget, envelopes, step = 1, smallest = step }: Rain): Fault[] {
  const least = BigInt(envelopes) * BigInt(smallest);
  if (BigInt(budget) >= least) return [];
  const message = `The budget is ${budget}, and ${envelopes} envelopes of ${smallest} come to ${least}.`;
  const fix = `Write ${least} or more, or fewer envelopes.`;
  return [{ code: 'RAIN_BUDGET', pointer: '/budget', message, fix }];
}

function stepFaults({ budget, step = 1, smallest = step }: Rain): Fault[] {
  const amounts = { budget, smallest };
  return (['budget', 'smallest'] as const)
    .filter((name) => amounts[name] % step !== 0)
    .map((name) => ({
      code: 'RAIN_STEP' as const,
      pointer: `/${name}`,
      message: `It is ${amounts[name]}, and shares are multiples of ${step}.`,
      fix: `Write a multiple of ${step}, or another step.`,
    }));
}

const audienceFaults = ({ audience }: Rain): Fault[] =>
  unknownFacts(audience).map((fact) => ({
    code: 'RAIN_FACT' as const,
    pointer: '/audience',
    message: `"${fact}" is known to an open page only, and envelopes are given on the server.`,
    fix: 'Use facts of member, security, flags and own.',
  }));
