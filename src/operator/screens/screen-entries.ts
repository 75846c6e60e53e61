import type { DocumentKey } from '#engine/packs.ts';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { pointerSteps } from '#engine/json/pointer.ts';
import type { Problem } from '../api/types.ts';
import { documentOf, idsOf, type PackDocuments } from '../documents/reader.ts';
import { roleScreen } from '../documents/role-screens.ts';
import { problemKey } from '../problems/problem-place.ts';
import { isChanged, type WorkspaceState } from '../workspace/state.ts';
import { screenName } from '../documents/screen-name.ts';

export type Presentation = ScreenDocument['presentation'];
export const presentations: readonly Presentation[] = ['page', 'modal', 'panel', 'frame'];

/** A screen as a row of the list. */
export type ScreenEntry = {
  id: string;
  name: string;
  presentation: Presentation;
  path: string | undefined;
  changed: boolean;
  /** True for a screen that only this pack has. */
  own: boolean;
  problems: readonly Problem[];
};

/** Problems of a document, in whichever layer. */
export const problemsIn = (problems: readonly Problem[] | undefined, key: DocumentKey): Problem[] =>
  (problems ?? []).filter((problem) => problemKey(problem) === key);

/** Every screen of the pack, by kind and name. */
export function screenEntries(
  documents: PackDocuments,
  { drafts, problems }: Pick<WorkspaceState, 'drafts' | 'problems'>,
): ScreenEntry[] {
  const home = roleScreen(documents, 'home')?.id;
  return idsOf(documents, 'screen')
    .flatMap((id): ScreenEntry[] => {
      const screen = documentOf(documents, 'screen', id);
      const draft = drafts[`screen/${id}`];
      if (!screen) return [];
      return [
        {
          id,
          name: screenName(documents, id),
          presentation: screen.presentation,
          path: screen.path,
          changed: draft !== undefined && isChanged(draft),
          own: draft?.parent === null,
          problems: problemsIn(problems, `screen/${id}`),
        },
      ];
    })
    .sort((a, b) => Number(b.id === home) - Number(a.id === home) || a.name.localeCompare(b.name, 'en'));
}

/** Entries that have every word of a search in their name, address or id. */
export function findScreens(entries: readonly ScreenEntry[], search: string): ScreenEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ id, name, path }) => {
    const text = `${id} ${name} ${path ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Steps to the place of a problem in its document. */
export const problemSteps = ({ pointer }: Pick<Problem, 'pointer'>): string[] => pointerSteps(pointer);

/** Presentation of a screen; undefined while it has none. */
export const presentationOf = ({ presentation }: JsonObject): string | undefined =>
  typeof presentation === 'string' ? presentation : undefined;
