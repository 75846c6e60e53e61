import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { joinPointer, valueAt } from '#engine/json/pointer.ts';
import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';
import { fieldsOf, names, type NamedEntry } from '#engine/validate/forms/read-form.ts';

export const quickAmountProblems = {
  QUICK_NEVER_SHOWN: {
    severity: 'warning',
    explanation: 'A button stands for an amount that the cashier never takes.',
  },
} as const satisfies ProblemCodes;

const CASHIER = 'cashier/main';

type Bounds = { min: number; max: number };

const boundsAt = (value: unknown): Bounds[] => {
  if (!isJsonObject(value)) return [];
  const { min, max } = value;
  return typeof min === 'number' && typeof max === 'number' && min <= max ? [{ min, max }] : [];
};

/** Bounds in cashier/main behind each form source that has them; several are those of options to choose from. */
const boundsOfSource: Readonly<Record<string, (cashier: JsonObject) => Bounds[]>> = {
  depositMethods: (cashier) =>
    names(valueAt(cashier, '/deposit/methods/order') as Json | undefined).flatMap((method) =>
      boundsAt(valueAt(cashier, joinPointer('/deposit/methods/items', method))),
    ),
  payoutBounds: (cashier) => boundsAt(valueAt(cashier, '/withdrawal')),
  memberTransfers: (cashier) => boundsAt(valueAt(cashier, '/transfers/upline')),
  vendorTransfers: (cashier) => boundsAt(valueAt(cashier, '/transfers/vendor')),
};

const sourcesOf = ({ value: { boundsFrom } }: NamedEntry): string[] =>
  (Array.isArray(boundsFrom) ? boundsFrom : []).flatMap((from) =>
    isJsonObject(from) && typeof from['source'] === 'string' ? [from['source']] : [],
  );

/** Reports quick amounts that no choice of the player allows, by the bounds of the brand's cashier. */
export function checkQuickAmounts(brand: Brand<keyof typeof quickAmountProblems>, form: BrandDocument): void {
  const cashier = brand.document(CASHIER)?.content as JsonObject | undefined;
  if (!cashier) return;
  for (const field of fieldsOf(form)) {
    const { quick } = field.value;
    if (!Array.isArray(quick)) continue;
    for (const source of sourcesOf(field)) {
      const bounds = boundsOfSource[source]?.(cashier) ?? [];
      if (bounds.length === 0) continue;
      const least = Math.min(...bounds.map(({ min }) => min));
      const most = Math.max(...bounds.map(({ max }) => max));
      for (const [index, amount] of quick.entries()) {
        if (typeof amount !== 'number' || bounds.some(({ min, max }) => amount >= min && amount <= max))
          continue;
        brand.report(form.key, {
          code: 'QUICK_NEVER_SHOWN',
          pointer: joinPointer(field.pointer, 'quick', index),
          message: `The button for ${amount} never shows: by ${CASHIER} "${source}" takes amounts from ${least} to ${most}.`,
          fix: `Offer amounts between them, in minor units, or change the bounds in ${CASHIER}.`,
        });
      }
    }
  }
}
