import type { FieldSpec } from '#engine/forms/index.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { diallingCodes, mobileLengths } from '#engine/phones/numbering-plans.ts';
import type { ProblemCode, ProblemCodes } from '#engine/problems.ts';
import { causesAt, topmost, type Cause } from '#engine/validate/blame.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';
import { demandsOf } from '#engine/validate/forms/demands.ts';
import { askedSpecs, ruleAt } from '#engine/validate/forms/joined-specs.ts';

export const phoneProblems = {
  PHONE_COUNTRY_SHUT_OUT: {
    severity: 'error',
    explanation:
      'The rule of a phone number has no room for any mobile number of a country that its field takes.',
  },
  PHONE_COUNTRY_UNKNOWN: {
    severity: 'error',
    explanation: 'A phone field takes numbers of a country that has no numbering plan.',
  },
} as const satisfies ProblemCodes;

type PhoneBrand = Brand<ProblemCode | keyof typeof phoneProblems>;

const allCountries = Object.keys(diallingCodes);

/** Countries of which no mobile number has a length that the rule and its pattern accept. */
function shutOut(spec: FieldSpec): string[] {
  const demands = demandsOf(spec) ?? [];
  const least = Math.max(0, ...demands.map(({ min }) => min));
  const most = Math.min(Infinity, ...demands.map(({ max }) => max));
  // No length at all is the problem FIELD_UNSATISFIABLE.
  if (least > most) return [];
  return (spec.countries ?? allCountries)
    .filter((country) => Object.hasOwn(diallingCodes, country))
    .filter((country) => !mobileLengths(country).some((length) => length >= least && length <= most));
}

function causeOf(brand: PhoneBrand, form: BrandDocument, { name, patternId }: FieldSpec): Cause {
  const field = joinPointer('/fields', name);
  const rule = ruleAt(form, name);
  const ofRule = ['maxLength', 'minLength', 'acceptedPattern', 'patternId'].map((property) =>
    joinPointer('/fields', rule?.field ?? name, property),
  );
  const [first = { key: form.key, pointer: field, part: 'key' }, ...others]: Cause[] = [
    ...(rule ? causesAt(brand, rule.key, ofRule) : []),
    ...causesAt(brand, form.key, [joinPointer(field, 'countries')]),
    ...(patternId === undefined
      ? []
      : causesAt(brand, 'patterns/main', [joinPointer('/patterns', patternId, 'pattern')])),
  ];
  return topmost(brand, first, ...others);
}

/** Checks phone fields against the numbering plans: a brand may narrow what they accept, but not shut a country out. */
export function checkPhoneBounds(brand: PhoneBrand, form: BrandDocument): void {
  if (brand.abstract) return;
  for (const spec of askedSpecs(brand, form)) {
    if (spec.input !== 'phone' || spec.companion === undefined) continue;
    for (const [index, country] of (spec.countries ?? []).entries()) {
      if (Object.hasOwn(diallingCodes, country)) continue;
      brand.report(form.key, {
        code: 'PHONE_COUNTRY_UNKNOWN',
        pointer: joinPointer('/fields', spec.name, 'countries', index),
        message: `"${country}" has no numbering plan, so no number of it can be entered in "${spec.name}".`,
        fix: 'Write the two capital letters of a country, such as "MM".',
      });
    }
    const [first, ...others] = shutOut(spec);
    if (first === undefined) continue;
    const cause = causeOf(brand, form, spec);
    brand.report(cause.key, {
      ...cause,
      code: 'PHONE_COUNTRY_SHUT_OUT',
      message: `"${spec.name}" of the form "${form.id}" takes mobile numbers of ${first}${others.length > 0 ? ` and ${others.length} more countries` : ''}, and its rule has no length that they have: ${mobileLengths(first).join(', ')} digits.`,
      fix: 'Take the lengths out of the rule, since every number is checked by the plan of its country, or name the countries of the field in "countries".',
    });
  }
}
