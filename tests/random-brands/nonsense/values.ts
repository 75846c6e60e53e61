import type {
  BrandDocument,
  FormDocument,
  PatternsDocument,
  RulesDocument,
} from '#contract/generated/documents.ts';
import { checkValue, fieldSpecs, type FieldSpec } from '#engine/forms/index.ts';
import type { ResolvedBrand } from '#engine/resolve.ts';

/** Codes of invitations are the platform's, whatever a brand's rule allows. */
const invitations: Readonly<Record<string, readonly string[]>> = {
  affiliateCode: ['DEMO', 'DEMOSUB'],
  referralCode: ['DEMOPLAY'],
};

let people = 0;

/** A field as its rule and those of the fields that repeat it leave it. */
function withRepeats(spec: FieldSpec, specs: readonly FieldSpec[]): FieldSpec {
  const repeats = specs.filter(({ equals }) => equals === spec.name);
  if (repeats.length === 0) return spec;
  const rules = [spec, ...repeats].map(({ rule }) => rule);
  const minLength = Math.max(...rules.map((rule) => rule.minLength ?? 1));
  const maxLength = Math.min(...rules.map((rule) => rule.maxLength ?? 40));
  return { ...spec, rule: { ...spec.rule, minLength, maxLength } };
}

/** Texts that many rules accept: characters of one kind or an example again and again, as many as the rule asks for and may. */
function texts(
  { rule: { minLength = 1, maxLength = 40 } }: FieldSpec,
  examples: readonly string[],
): string[] {
  const lengths = [minLength, maxLength, 4, 8, 9, 1, 2, 3, 10, 6].filter(
    (length) => length >= minLength && length <= maxLength && length > 0,
  );
  people += 1;
  const own = `lotus${String((Date.now() % 1_000_000) * 100 + people)}`;
  const parts = ['a', '1', 'A', 'က', 'ab', 'c', 'Ab1', '王', 'Aye Chan ', ...examples];
  return [
    own.slice(0, maxLength),
    ...lengths.flatMap((length) => parts.map((part) => part.repeat(length).slice(0, length))),
  ];
}

function numbersOf({ minimum, maximum, rule: { minLength = 1, maxLength = 9 } }: FieldSpec): string[] {
  const bounds = [minimum, maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound, bound + 1, bound - 1, Math.ceil(bound), Math.floor(bound)],
  );
  const usual = [5, 20, 100, 1000, 25_000, 500_000, 0, -5].flatMap((number) => [
    number,
    (minimum ?? 0) + number,
  ]);
  const lengths = [minLength, maxLength].filter((length) => length > 0 && length < 16);
  return [...usual, ...bounds, ...lengths.map((length) => 10 ** (length - 1))].map(String);
}

/** Amounts in minor units; those of a form source, whose bounds are the platform's, begin with one that most accept. */
const amountsOf = (spec: FieldSpec): string[] => [
  ...(spec.minimum === undefined && spec.maximum === undefined ? ['500000'] : []),
  ...numbersOf(spec).flatMap((value) => [`${value}00`, value]),
];

const mails = (): string[] => {
  people += 1;
  return [`aye${Date.now() % 1_000_000}${people}@mail.example`, 'a@b.co', 'ab@cd.example'];
};

const candidates = (spec: FieldSpec, examples: readonly string[]): string[] => {
  if (spec.options) return spec.options.map(({ value }) => value);
  const phone = `97${String((Date.now() % 1_000_000) * 100 + (people += 1))
    .padStart(7, '0')
    .slice(-7)}`;
  const usual: Partial<Record<FieldSpec['input'], string[]>> = {
    number: numbersOf(spec),
    amount: amountsOf(spec),
    date: ['1990-04-04', '1940-01-01', '2020-02-02'],
    email: mails(),
    phone: [phone, ...[7, 8, 10, 6, 12].map((length) => phone.padEnd(length, '5').slice(0, length))],
    newPassword: ['Lilac-12-Rain', '836194', '8361', '83619402'],
    password: ['Lilac-12-Rain', '836194'],
    country: ['MM'],
  };
  return [...(usual[spec.input] ?? []), ...texts(spec, examples), ...examples];
};

/** Valid values of a form's fields, by field; a field that refuses many attempts has no entry. */
export function valuesFor(
  { documents }: ResolvedBrand,
  id: string,
  mode?: string,
): Map<string, string | true> {
  const form = documents[`form/${id}`] as FormDocument;
  const patterns = documents['patterns/main'] as PatternsDocument;
  const rules = documents[`rules/${form.rules}`] as RulesDocument | undefined;
  const constants = (documents['constants/main'] as { constants: Record<string, number> }).constants;
  const specs = fieldSpecs({ form, patterns, constants, ...(rules && { rules }), ...(mode && { mode }) });
  const digits = (documents['brand/main'] as BrandDocument).currencyDigits ?? 2;
  const values = new Map<string, string | true>();
  const accepts = (spec: FieldSpec, value: string): boolean =>
    checkValue({ ...spec, equals: undefined }, value) === undefined &&
    specs.every((other) => other.equals !== spec.name || other.input === 'checkbox' || accepts(other, value));
  for (const spec of specs) {
    if (spec.input === 'checkbox') values.set(spec.name, true);
    const partner = spec.equals === undefined ? undefined : values.get(spec.equals);
    const examples = spec.patternId === undefined ? [] : (patterns.patterns[spec.patternId]?.valid ?? []);
    const known = invitations[spec.name] ?? candidates(withRepeats(spec, specs), examples);
    const tries = typeof partner === 'string' ? [partner] : known;
    const found = tries.find((value) => value.trim() !== '' && accepts(spec, value));
    if (found !== undefined && spec.input !== 'checkbox') values.set(spec.name, found);
  }
  // As a player types them.
  for (const { name, input } of specs) {
    const value = values.get(name);
    if (input === 'amount' && typeof value === 'string')
      values.set(name, String(Number(value) / 10 ** digits));
  }
  return values;
}
