import { afterEach, describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import english from '../../../configs/console/texts/en.json';
import burmese from '../../../configs/console/texts/my.json';
import thai from '../../../configs/console/texts/th.json';
import vietnamese from '../../../configs/console/texts/vi.json';
import chinese from '../../../configs/console/texts/zh-CN.json';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { speak } from '../language/say.ts';
import { captionOf } from './caption.ts';

const inEnglish = { language: 'en', texts: english.texts };
const prefix = 'console.properties.';

const languages = { en: english, my: burmese, 'zh-CN': chinese, th: thai, vi: vietnamese };

/** Every schema that a form of the console is made from. */
const { common, documents, blocks, actions, sources, formSources } = schemaIndex;
const formSchemas = { common, documents, blocks, actions, sources, formSources } as unknown as JsonObject;
/** Properties at the head of a document, which no form shows. */
const head = new Set(['$schema', 'kind', 'id']);

/** All `properties` objects of a schema, at any depth. */
function propertiesIn(schema: Json): JsonObject[] {
  if (Array.isArray(schema)) return schema.flatMap(propertiesIn);
  if (!isJsonObject(schema)) return [];
  const { properties } = schema;
  return [...(isJsonObject(properties) ? [properties] : []), ...Object.values(schema).flatMap(propertiesIn)];
}
const named = (schemas: unknown): string[] => [
  ...new Set(propertiesIn(schemas as Json).flatMap((properties) => Object.keys(properties))),
];
const captionsOf = (texts: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [],
    ),
  );

afterEach(() => speak({ language: 'en', languages: [], texts: [inEnglish] }));

describe('captions of properties', () => {
  it('are words of the console, else the name of the property', () => {
    speak({ language: 'my', languages: [], texts: [{ language: 'my', texts: burmese.texts }, inEnglish] });
    expect(captionOf('title')).toBe('ခေါင်းစဉ်');
    expect(captionOf('rolloutWeekday')).toBe('Rollout weekday');
  });

  it('belong to properties that some schema has', () => {
    const known = named(schemaIndex);
    expect([...captionsOf(english.texts).keys()].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('of flags are their names in the schema, where it gives one', () => {
    const flags = propertiesIn(documents['flags'] as JsonObject).flatMap((each) => Object.entries(each));
    const other = flags.flatMap(([id, schema]) =>
      isJsonObject(schema) && 'x-name' in schema && captionOf(id) !== schema['x-name'] ? [id] : [],
    );
    expect(other).toEqual([]);
  });
});

describe.each(Object.entries(languages))('captions in %s', (_, { texts }) => {
  const captions = captionsOf(texts);

  it('are there for every property that a form of the console can show', () => {
    const lacking = named(formSchemas).filter((name) => name !== '$schema' && !captions.get(name));
    expect(lacking).toEqual([]);
  });

  it('tell the properties of one object apart', () => {
    const alike = propertiesIn(formSchemas).flatMap((properties) => {
      const names = Object.keys(properties).filter((name) => !head.has(name));
      return names.filter((name) =>
        names.some((other) => other !== name && captions.get(other) === captions.get(name)),
      );
    });
    expect(alike).toEqual([]);
  });
});
