import type { JsonObject } from '../../json/json.ts';
import { objectUnder } from '../small-packs.ts';
import { change, type Breakage, type Expected } from './breakage.ts';

/** A flag that is written into the flags of the lower pack. */
const flag = (
  what: string,
  value: JsonObject | boolean,
  { pointer, ...expected }: Omit<Expected, 'file'>,
  id = 'newHome',
): Breakage =>
  change(
    what,
    ({ ground }) => {
      objectUnder(ground?.['flags/main'], 'flags')[id] = value;
    },
    { ...expected, file: 'ground/flags/main.json', pointer: `/flags/${id}${pointer}` },
  );

const name = 'New home';

export const flags: Breakage[] = [
  flag(
    'a flag that hangs on another',
    { name, when: { var: 'flags.freePlay' } },
    { code: 'FLAG_READS_FLAG', pointer: '/when', at: '{' },
  ),
  flag(
    'a flag that hangs on what a page alone knows',
    { name, when: { '==': [{ var: 'viewer.width' }, 'phone'] } },
    { code: 'FLAG_FACT', pointer: '/when', at: '{' },
  ),
  flag('a misspelt flag', true, { code: 'FLAG_UNNAMED', pointer: '', at: 'true' }, 'freePlya'),
  flag(
    'a flag that should be gone',
    { name, expires: '2020-01-31' },
    { code: 'FLAG_EXPIRED', pointer: '/expires', at: '"2020-01-31"' },
  ),
  flag(
    'variants that nobody gets',
    { name, variants: { order: ['a'], items: { a: { name: 'A', weight: 0 } } } },
    { code: 'FLAG_WEIGHTS', pointer: '/variants', at: '{' },
  ),
  flag(
    'a flag that ends before it begins',
    { name, from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
    { code: 'PERIOD_REVERSED', pointer: '/until', at: '"2026-12-01' },
  ),
  flag(
    'a share of more than all',
    { name, share: 101 },
    { code: 'OUT_OF_RANGE', pointer: '/share', at: '101' },
  ),
  flag(
    'a variant without its entry',
    { name, variants: { order: ['a', 'b'], items: { a: { name: 'A' } } } },
    {
      code: 'MISSING_ITEM',
      pointer: '/variants/order/1',
      at: '"b"',
    },
  ),
];
