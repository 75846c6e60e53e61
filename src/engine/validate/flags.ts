import { factsOf } from '../conditions/conditions.ts';
import { isJsonObject, own, type JsonObject } from '../json/json.ts';
import { joinPointer, valueAt } from '../json/pointer.ts';
import { flagFactNames, whoKnows } from '../flags/known-facts.ts';
import { suggest } from '../suggest.ts';
import { schemas, type Brand, type BrandDocument, type Finding } from './brand.ts';

/** Flags that the schema names. */
const platformFlags = Object.keys(
  valueAt(schemas.documents['flags'], '/properties/flags/properties') as object,
);

const reads = (fact: string, family: string): boolean => fact.startsWith(`${family}.`);

function conditionFindings(flag: JsonObject, pointer: string): Finding[] {
  return factsOf(own(flag, 'when')).flatMap((fact): Finding[] => {
    const at = joinPointer(pointer, 'when');
    if (reads(fact, 'flags') || reads(fact, 'variant')) {
      return [
        {
          code: 'FLAG_READS_FLAG',
          pointer: at,
          message: `The flag hangs on "${fact}", another flag, so that the two could wait for each other.`,
          fix: 'Repeat what the other flag hangs on.',
        },
      ];
    }
    if (whoKnows(fact) !== undefined) return [];
    return [
      {
        code: 'FLAG_FACT',
        pointer: at,
        message: `The flag hangs on "${fact}", which pages and server do not both know of whoever looks.`,
        fix: `Use ${flagFactNames.join(', ')}.`,
      },
    ];
  });
}

function variantFindings(flag: JsonObject, pointer: string): Finding[] {
  const variants = own(flag, 'variants');
  if (!isJsonObject(variants)) return [];
  const items = own(variants, 'items');
  const found = Object.values(isJsonObject(items) ? items : {});
  if (found.some((item) => isJsonObject(item) && own(item, 'weight') !== 0)) return [];
  return [
    {
      code: 'FLAG_WEIGHTS',
      pointer: joinPointer(pointer, 'variants'),
      message: 'No variant has a weight above 0, so that nobody gets one.',
      fix: 'Give one of them a weight, or remove "variants".',
    },
  ];
}

function expiryFindings(flag: JsonObject, pointer: string, today: string): Finding[] {
  const expires = own(flag, 'expires');
  if (typeof expires !== 'string' || expires >= today) return [];
  return [
    {
      code: 'FLAG_EXPIRED',
      pointer: joinPointer(pointer, 'expires'),
      message: `The flag should have been gone by ${expires}.`,
      fix: 'Delete the flag with what hangs on it, or write a later day.',
    },
  ];
}

/** Checks the strategies of flags: their conditions, variants and names, and whether they should be gone. */
export function checkFlags(brand: Brand, document: BrandDocument): void {
  const flags = own(document.content, 'flags');
  const today = brand.clock().toISOString().slice(0, 10);
  for (const [id, flag] of Object.entries(isJsonObject(flags) ? flags : {})) {
    const pointer = joinPointer('/flags', id);
    const isNamed = isJsonObject(flag) && typeof own(flag, 'name') === 'string';
    if (!isNamed && !platformFlags.includes(id)) {
      brand.report(document.key, {
        code: 'FLAG_UNNAMED',
        pointer,
        message: `The platform has no flag "${id}", and a flag of your own has a name.`,
        fix: suggest(id, platformFlags, 'Give it a "name".'),
      });
    }
    if (!isJsonObject(flag)) continue;
    const findings = [
      ...conditionFindings(flag, pointer),
      ...variantFindings(flag, pointer),
      ...expiryFindings(flag, pointer, today),
    ];
    for (const finding of findings) brand.report(document.key, finding);
  }
}
