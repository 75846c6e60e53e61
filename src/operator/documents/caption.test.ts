import { afterEach, describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import english from '../../../configs/console/texts/en.json';
import burmese from '../../../configs/console/texts/my.json';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { speak } from '../language/say.ts';
import { captionOf } from './caption.ts';

const inEnglish = { language: 'en', texts: english.texts };
const prefix = 'console.properties.';

/** Names of all properties that a schema has at any depth. */
function namesIn(schema: Json): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (!isJsonObject(schema)) return [];
  const { properties } = schema;
  return [
    ...(isJsonObject(properties) ? Object.keys(properties) : []),
    ...Object.values(schema).flatMap(namesIn),
  ];
}
const named = (schemas: unknown): Set<string> => new Set(namesIn(schemas as Json));
const captioned = Object.keys(english.texts).flatMap((key) =>
  key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
);

afterEach(() => speak({ language: 'en', languages: [], texts: [inEnglish] }));

describe('captions of properties', () => {
  it('are words of the console, else the name of the property', () => {
    speak({ language: 'my', languages: [], texts: [{ language: 'my', texts: burmese.texts }, inEnglish] });
    expect(captionOf('title')).toBe('ခေါင်းစဉ်');
    expect(captionOf('fourEyesFrom')).toBe('Four eyes from');
  });

  it('are there for everything that a block can be given, and for colours', () => {
    const modes = schemaIndex.documents['theme']?.['$defs'] as JsonObject;
    const asked = [...named(schemaIndex.blocks), ...named(own(modes, 'mode'))].filter(
      (name) => !captioned.includes(name),
    );
    expect(asked).toEqual([]);
  });

  it('belong to properties that some schema has', () => {
    const known = named(schemaIndex);
    expect(captioned.filter((name) => !known.has(name))).toEqual([]);
  });
});
