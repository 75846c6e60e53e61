import { documentKey } from '#engine/packs.ts';
import { documentOf, languageName, withValue } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';

const BRAND = documentKey('brand', 'main');

/** Languages that have to be translated before anything goes live; undefined for a pack that is no brand. */
export function useNeededLanguages() {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { edit } = useRights('brand');
  const brand = documentOf(documents, 'brand', 'main');
  if (!brand) return undefined;
  const needed = brand.publishing?.translated ?? [];
  return {
    has: (language: string): boolean => needed.includes(language),
    locked: !edit,
    set(language: string, isNeeded: boolean): void {
      const others = needed.filter((one) => one !== language);
      workspace.edit(
        say(
          isNeeded ? 'console.languageTexts.coverage.neededOf' : 'console.languageTexts.coverage.notNeededOf',
          { language: languageName(language) },
        ),
        {
          [BRAND]: withValue(
            documents[BRAND] ?? {},
            ['publishing', 'translated'],
            isNeeded ? [...others, language] : others,
          ),
        },
      );
    },
  };
}
