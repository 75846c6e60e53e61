import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import type { StoryNow } from '../messages.ts';
import type { KnownDocuments } from './documents.ts';

/** Kinds of documents that blocks name by a prop of that name. */
const named = ['form', 'menu', 'rules'];

/** Every document that a value names, the forms, menus and rules of a screen. */
function* namedIn(value: Json): Generator<string> {
  if (Array.isArray(value)) for (const entry of value) yield* namedIn(entry);
  if (!isJsonObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (named.includes(name) && typeof inner === 'string') yield `${name}/${inner}`;
    else yield* namedIn(inner);
  }
}

function screensOf({ facts }: StoryNow, documents: KnownDocuments): string[] {
  const shown = facts?.shown;
  if (!shown) return [];
  const id =
    'page' in shown
      ? shown.page
      : 'modal' in shown
        ? shown.modal
        : 'panel' in shown
          ? shown.panel
          : facts.at?.screen;
  if (id === undefined) return [];
  const screen: JsonObject | undefined = documents[`screen/${id}`]?.merged;
  const frame =
    screen?.['presentation'] === 'page' ? [`screen/frame-${String(screen['frame'] ?? 'full')}`] : [];
  return [`screen/${id}`, ...frame];
}

/** Documents that a story uses, the nearest first, offered before all others. */
export function documentsBehind(story: StoryNow, documents: KnownDocuments): string[] {
  const { facts, args, language } = story;
  const screens = screensOf(story, documents);
  const first = facts?.form === undefined ? [] : [`form/${facts.form}`];
  const seen = [...first, ...namedIn(args as JsonObject), ...screens];
  const further = seen.flatMap((key) => [...namedIn(documents[key]?.merged ?? {})]);
  const all = [
    ...first,
    ...namedIn(args as JsonObject),
    ...screens,
    ...further,
    'theme/main',
    `texts/${language}`,
  ];
  return [...new Set(all)].filter((key) => Object.hasOwn(documents, key));
}
