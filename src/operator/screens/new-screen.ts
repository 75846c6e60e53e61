import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { slugOf } from '../documents/free-id.ts';
import { withNewKey } from '../documents/text-edits.ts';
import { documentOf, idsOf, type PackDocuments } from '../documents/reader.ts';
import { roleScreen } from '../documents/role-screens.ts';
import { freeTextKey } from '../documents/words-at.ts';
import { withOwnWords } from './sections.ts';
import type { Presentation } from './screen-entries.ts';
import { say } from '../language/say.ts';

/** Presentations with an address. */
export const hasAddress = (presentation: Presentation): boolean =>
  presentation === 'page' || presentation === 'panel';

export type ScreenWish = {
  id: string;
  presentation: Presentation;
  /** Path of a page or panel; unused for other screens. */
  path: string;
  title: string;
  /** Screen to copy; undefined for an empty one. */
  from: string | undefined;
  /** Template it begins with; with a screen to copy unused. */
  template?: string | undefined;
};

/** An unused id made of a title, which is its address too: `Summer sale` → `summer-sale`. */
export function screenIdOf(documents: PackDocuments, title: string): string {
  const base = slugOf(title, 40) || 'page';
  const taken = idsOf(documents, 'screen');
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(id)) return id;
  }
}

const ID = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
const ADDRESS = /^\/[A-Za-z0-9_./-]{1,127}$/;

/** Errors of the input for a new screen, by field. */
export function wishFaults(
  documents: PackDocuments,
  { id, presentation, path }: ScreenWish,
): Partial<Record<'id' | 'path', string>> {
  const faults: Partial<Record<'id' | 'path', string>> = {};
  if (!ID.test(id)) faults.id = say('console.screens.idWrong');
  else if (own(documents, documentKey('screen', id))) faults.id = say('console.screens.idTaken');
  if (!hasAddress(presentation)) return faults;
  const taken = idsOf(documents, 'screen').some((name) => {
    const screen = documentOf(documents, 'screen', name);
    return screen?.path === path || (screen?.aliases ?? []).includes(path);
  });
  if (!ADDRESS.test(path)) faults.path = say('console.screens.pathWrong');
  else if (taken) faults.path = say('console.screens.pathTaken');
  return faults;
}

/** Documents of a new screen: itself, and its title in every language. */
export function newScreen(
  documents: PackDocuments,
  { id, presentation, path, title, from, template }: ScreenWish,
): Record<DocumentKey, JsonObject> {
  const {
    aliases: _aliases,
    over: _over,
    ...copied
  } = own(documents, documentKey('screen', from ?? '')) ?? {};
  const key = freeTextKey(documents, `screen.${id}.title`);
  const { path: _path, frame, size, centre = roleScreen(documents, 'memberCentre')?.id, ...rest } = copied;
  const screen: JsonObject = {
    ...rest,
    $schema: '../../../schemas/documents/screen.schema.json',
    kind: 'screen',
    id,
    presentation,
    ...(hasAddress(presentation) && { path }),
    ...(presentation === 'page' && { frame: frame ?? 'full' }),
    ...(presentation === 'panel' && centre !== undefined && { centre }),
    ...(presentation === 'modal' && size !== undefined && { size }),
    ...(title !== '' && { title: key }),
    body: rest['body'] ?? { order: [], items: {} },
  };
  const said = title === '' ? {} : withNewKey(documents, key, title);
  const chosen =
    from === undefined ? own(documents, documentKey('section', template ?? ''))?.['body'] : undefined;
  if (!isJsonObject(chosen)) return { ...said, [documentKey('screen', id)]: screen };
  const { body, texts } = withOwnWords({ ...documents, ...said }, id, chosen);
  return { ...said, ...texts, [documentKey('screen', id)]: { ...screen, body } };
}
