import { own } from '#engine/json/json.ts';
import { spokenLanguage } from '../language/say.ts';

/** Translations of descriptions of the schemas, each by the English that it was made from. */
type Hints = Readonly<Record<string, string>>;

const translations = import.meta.glob<{ default: Hints }>('./*.json');

/** English serves where the translations do not arrive. */
async function load(): Promise<Hints> {
  try {
    return (await own(translations, `./${spokenLanguage()}.json`)?.())?.default ?? {};
  } catch {
    return {};
  }
}

// Loaded with the first page that shows a schema, so that whoever reads a hint need not wait for it.
const hints = await load();

/** Description of a schema in the language of the console, in English where it has no translation. */
export const hintOf = (description: unknown): string =>
  typeof description === 'string' ? (own(hints, description) ?? description) : '';
