import type { ColorName } from '#engine/theme/contrast.ts';
import { isJsonObject } from '#engine/json/json.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { captionOf } from '../documents/caption.ts';
import { hintOf } from '../hints/hints.ts';
import { say } from '../language/say.ts';

export type ColorToken = { token: ColorName; name: string; description: string };
export type ColorGroup = { name: string; tokens: readonly ColorToken[] };

const order = {
  ground: ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'border'],
  words: ['text', 'textMuted'],
  brand: ['primary', 'onPrimary', 'accent', 'onAccent'],
  messages: ['danger', 'onDanger', 'success', 'warning'],
  other: ['focus', 'heroFrom', 'heroTo'],
} as const;
const groups = ['ground', 'words', 'brand', 'messages', 'other'] as const;

function tokensOfSchema(): ColorToken[] {
  const definitions = schemaIndex.documents['theme']?.['$defs'];
  const mode = isJsonObject(definitions) ? definitions['mode'] : undefined;
  const properties = isJsonObject(mode) && isJsonObject(mode['properties']) ? mode['properties'] : {};
  return Object.entries(properties).map(([token, schema]) => ({
    // The type is generated from this schema.
    token: token as ColorName,
    name: captionOf(token),
    description: isJsonObject(schema) ? hintOf(schema['description']) : '',
  }));
}

const all = tokensOfSchema();
const placed: readonly string[] = Object.values(order).flat();

/** Colours of a mode by group; ungrouped ones are in the last. */
export const colorGroups: readonly ColorGroup[] = groups.map((group) => {
  const names = order[group];
  const rest = group === 'other' ? all.filter(({ token }) => !placed.includes(token)) : [];
  return {
    name: say(`console.theme.groups.${group}`),
    tokens: [...names.flatMap((name) => all.find(({ token }) => token === name) ?? []), ...rest],
  };
});

export const colorName = (token: string): string => all.find((entry) => entry.token === token)?.name ?? token;
