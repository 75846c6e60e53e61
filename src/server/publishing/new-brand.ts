import { automaticNote } from '#contract/automatic-notes.ts';
import type { Published } from '#contract/generated/admin-types.ts';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { ThemeDocument } from '#contract/generated/documents.ts';
import { brandColors } from '#engine/theme/brand-colors.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { NOT_TRANSLATED } from '#engine/texts/source-mark.ts';
import type { ResolvedBrand } from '#engine/resolve.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { textsMissing } from '#server/documents/engine/texts-missing.ts';
import { formatDocument } from '#server/documents/drafts.ts';
import { lockPublishing, publish } from './publish.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { packStates, publishedSet } from '#server/documents/packs.ts';

type NewBrand = AdminCallTypes['packAdd']['body'];

const head = (kind: string, id: string): { $schema: string; kind: string; id: string } => ({
  $schema: `../../../schemas/documents/${kind}.schema.json`,
  kind,
  id,
});

type Template = Pick<ResolvedBrand, 'documents'>;

/** The text key of the brand's name. */
function nameKeyOf({ documents }: Template): string {
  const brand = documents['brand/main'];
  return (brand?.kind === 'brand' && brand.name) || 'brand.name';
}

/** Texts of a language that name the template, with the new name in its place; the brand's name in any case. */
function renamedTexts(template: Template, language: string, name: string): Record<string, string> {
  const texts = template.documents[`texts/${language}`];
  const words = texts?.kind === 'texts' ? texts.texts : {};
  const key = nameKeyOf(template);
  const before = Object.hasOwn(words, key) ? words[key] : undefined;
  const renamed = before
    ? Object.entries(words).flatMap(([named, said]) =>
        said.includes(before) ? [[named, said.replaceAll(before, name)]] : [],
      )
    : [];
  return { ...(Object.fromEntries(renamed) as Record<string, string>), [key]: name };
}

/** The documents of a new brand: what sets it apart from its template, and copies of texts that a language lacks, marked so. */
function documentsOf(template: Template, brand: NewBrand): Record<DocumentKey, string> {
  const { pack, name, languages, currency, timeZone, color } = brand;
  const theme = template.documents['theme/main'];
  const missing = textsMissing(template.documents);
  const documents: Record<DocumentKey, object> = {
    'brand/main': {
      ...head('brand', 'main'),
      extends: brand.template,
      abstract: false,
      name: nameKeyOf(template),
      merchantCode: pack.replaceAll('-', '_'),
      hosts: [`${pack}.localhost`],
      languages,
      defaultLanguage: languages[0],
      currency,
      ...(timeZone !== undefined && { timeZone }),
      // The template's logo says the template's name; without one the name stands there in words.
      ...(template.documents['brand/main']?.kind === 'brand' &&
        template.documents['brand/main'].logo && { logo: null }),
    },
    ...Object.fromEntries(
      languages.map((language) => {
        const copied = missing(language);
        const marks = Object.keys(copied).map((key) => [key, NOT_TRANSLATED]);
        return [
          `texts/${language}`,
          {
            ...head('texts', language),
            texts: { ...copied, ...renamedTexts(template, language, name) },
            ...(marks.length > 0 && { madeFrom: Object.fromEntries(marks) as Record<string, string> }),
          },
        ];
      }),
    ),
    ...(color !== undefined && {
      'theme/main': {
        ...head('theme', 'main'),
        modes: brandColors(
          theme?.kind === 'theme' ? theme : ({ kind: 'theme', id: 'main' } satisfies ThemeDocument),
          color,
        ),
      },
    }),
  };
  return Object.fromEntries(
    Object.entries(documents).map(([key, document]) => [key, formatDocument(document as never)]),
  );
}

/** First parts of the console's own addresses, behind which a pack of that name could not be opened. */
const consolePlaces: ReadonlySet<string> = new Set(['accounts', 'assets', 'audit', 'me', 'webhooks']);

/** Makes a pack of documents over its template and publishes it, all or nothing. No file is touched. */
export const createBrand = (
  context: ConfigContext,
  brand: NewBrand,
  author: string,
): Promise<Published | Refusal> =>
  context.db.transaction().execute(async (trx) => {
    await lockPublishing(trx);
    const states = await packStates(trx);
    if (states.has(brand.pack) || consolePlaces.has(brand.pack)) return refuse('PACK_EXISTS');
    if (!states.has(brand.template)) return refuse('UNKNOWN_PACK');
    const set = await publishedSet(trx, context.source, states);
    const template = { documents: await context.engine.documents(set, brand.template) };
    const unknown = brand.languages.filter((language) => !template.documents[`texts/${language}`]);
    if (unknown.length > 0) return refuse('UNKNOWN_LANGUAGE', { languages: unknown });
    const result = await publish(trx, context, states, set, {
      changes: [{ pack: brand.pack, documents: documentsOf(template, brand) }],
      author,
      note: automaticNote('newBrand', { template: brand.template }),
      origin: 'publish',
      details: { template: brand.template },
    });
    return result.ok
      ? { version: result.versions[brand.pack] ?? 0, brands: result.brands }
      : refuse('INVALID_DOCUMENTS', { problems: result.problems });
  });
