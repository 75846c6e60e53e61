import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import type { PackValues } from '#engine/testing/small-packs.ts';
import type { rainProblems } from '#play/rains/check-rain.ts';

type Code = keyof typeof rainProblems;

const whole = {
  kind: 'rain',
  id: 'friday',
  title: 'notice.title',
  summary: 'notice.title',
  terms: 'notice.title',
  from: '2026-03-01T00:00:00Z',
  until: '2026-04-01T00:00:00Z',
  times: [{ days: [5], at: '20:00', minutes: 10 }],
  what: 'money',
  budget: 1000,
  envelopes: 10,
  smallest: 100,
};

const broken = (
  what: string,
  given: object,
  expected: { code: Code; pointer: string; at: string },
): Breakage<Code> =>
  change(
    what,
    (packs) => {
      packs['shop'] = { ...packs['shop'], 'rain/friday': { ...whole, ...given } } as PackValues[string];
    },
    { file: 'shop/rain/friday.json', ...expected },
  );

export const rainBreakages: Breakage<Code>[] = [
  broken(
    'a rain that ends before it begins',
    { until: '2026-02-01T00:00:00Z' },
    { code: 'RAIN_PERIOD', pointer: '/until', at: '"2026-02-01' },
  ),
  broken(
    'a rain on a day that does not lie in its period',
    { until: '2026-03-03T00:00:00Z' },
    { code: 'RAIN_PERIOD', pointer: '/until', at: '"2026-03-03' },
  ),
  broken(
    'two rains at the same time',
    {
      times: [
        { days: [5], at: '23:50', minutes: 30 },
        { days: [6], at: '00:10', minutes: 5 },
      ],
    },
    { code: 'RAIN_TIMES', pointer: '/times', at: '[' },
  ),
  broken(
    'a budget below the smallest shares',
    { budget: 999 },
    { code: 'RAIN_BUDGET', pointer: '/budget', at: '999' },
  ),
  broken(
    'a budget that is no multiple of the step',
    { step: 100, budget: 1050 },
    { code: 'RAIN_STEP', pointer: '/budget', at: '1050' },
  ),
  broken(
    'a smallest share that is no multiple of the step',
    { step: 20, smallest: 50 },
    { code: 'RAIN_STEP', pointer: '/smallest', at: '50' },
  ),
  broken(
    'a rain for members by what a page knows',
    { audience: { '==': [{ var: 'viewer.width' }, 'phone'] } },
    { code: 'RAIN_FACT', pointer: '/audience', at: '{' },
  ),
];
