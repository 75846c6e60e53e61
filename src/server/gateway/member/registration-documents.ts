import type { FormDocument, PatternsDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { FactReader } from '#engine/conditions.ts';
import { fieldSpecs, type FieldSpec } from '#engine/forms/index.ts';
import { documentOf, flagOf } from '../documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { vendorsOf } from '../relay/games.ts';

type RegistrationDocuments = {
  form: FormDocument | undefined;
  rules: RulesDocument | undefined;
  patterns: PatternsDocument | undefined;
};

/** The live documents that say what a registration asks for: form, rules, patterns. */
export function registrationDocuments(brand: LiveBrand): RegistrationDocuments {
  const form = brand.documents['form/register'] as FormDocument | undefined;
  return {
    form,
    rules: brand.documents[`rules/${form?.rules ?? 'register'}`] as RulesDocument | undefined,
    patterns: documentOf(brand, 'patterns'),
  };
}

const visitor: Readonly<Record<string, unknown>> = {
  'session.loggedIn': false,
  'member.type': -1,
  'member.isAgent': false,
  'member.isGuest': false,
};

/** The facts about a visitor that a page has too; what only a page knows (its path, its theme) stays unknown. */
const visitorFacts =
  (brand: LiveBrand, language: string): FactReader =>
  (name) => {
    const [family, member = ''] = name.split('.');
    if (name === 'language') return language;
    if (family === 'flags') return flagOf(brand, member as Parameters<typeof flagOf>[1]);
    if (family === 'vendors') return vendorsOf(brand).filter(({ item }) => item.gameType === member).length;
    return visitor[name];
  };

/** The fields of the registration form as the page shows them to a visitor; undefined when the brand has no such form. */
export function registrationSpecs(
  brand: LiveBrand,
  language: string,
  mode: 'username' | 'mobile',
): FieldSpec[] | undefined {
  const { form, rules, patterns } = registrationDocuments(brand);
  if (!form) return undefined;
  return fieldSpecs({
    form,
    rules,
    patterns,
    facts: visitorFacts(brand, language),
    ...(form.modes && Object.hasOwn(form.modes, mode) ? { mode } : {}),
  });
}
