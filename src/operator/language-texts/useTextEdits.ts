import { own } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { isSetHere, type Path } from '../documents/layer.ts';
import { idsOf, languageName, wordsOf } from '../documents/reader.ts';
import {
  editsOf,
  withChecked,
  withLanguage,
  withNewKey,
  withoutKey,
  withRenamedKey,
  withReplaced,
  withText,
  type TextWords,
} from '../documents/text-edits.ts';
import { documentsOf } from '../workspace/state.ts';
import { usePackDocuments, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

/** Edits of a pack's texts; each is one undo step. */
export function useTextEdits() {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { drafts } = useWorkspaceState();
  return {
    write(key: string, language: string, words: string): void {
      if (words === (wordsOf(documents, language, key) ?? '')) return;
      const label = say('console.languageTexts.undo.words', { key, language: languageName(language) });
      workspace.edit(label, withText(documents, language, key, words));
    },
    check(key: string, language: string): void {
      workspace.edit(
        say('console.languageTexts.undo.checked', { key }),
        withChecked(documents, language, key),
      );
    },
    add(key: string, words: string): void {
      workspace.edit(say('console.languageTexts.undo.added', { key }), withNewKey(documents, key, words));
    },
    remove(key: string): void {
      workspace.edit(say('console.languageTexts.undo.removed', { key }), withoutKey(documents, key));
    },
    removeAll(keys: readonly string[]): void {
      const steps = keys.map((key) => (now: typeof documents) => withoutKey(now, key));
      workspace.edit(
        say('console.languageTexts.undo.removed', { key: keys.join(', ') }),
        editsOf(documents, ...steps),
      );
    },
    rename(key: string, renamed: string): void {
      workspace.edit(
        say('console.languageTexts.undo.renamed', { key }),
        withRenamedKey(documents, key, renamed),
      );
    },
    /** Sets several translations of one language at once. */
    take(language: string, words: readonly (readonly [key: string, words: string])[]): void {
      const steps = words.map(
        ([key, said]) =>
          (now: typeof documents) =>
            withText(now, language, key, said),
      );
      workspace.edit(
        say('console.languageTexts.undo.imported', { language: languageName(language) }),
        editsOf(documents, ...steps),
      );
    },
    /** Sets texts of several languages at once, whose meaning stays. */
    replace(find: string, put: string, texts: readonly TextWords[]): void {
      workspace.edit(
        say('console.languageTexts.undo.replaced', { find, put }),
        withReplaced(documents, texts),
      );
    },
    /** Takes in the words that the packs below have, and rejects with a Refusal if it cannot. */
    async addLanguage(language: string): Promise<void> {
      const key = documentKey('texts', language);
      await workspace.read(key);
      const edited = withLanguage(documentsOf(workspace.getState().drafts, 'edited'), language);
      workspace.create(
        say('console.languageTexts.undo.language', { language: languageName(language) }),
        edited,
      );
    },
    /** True when only this pack has the key, and none below it. */
    isOwn: (key: string): boolean =>
      idsOf(documents, 'texts').every((language) => {
        const parent = own(drafts, documentKey('texts', language))?.parent;
        return !parent || !isSetHere(parent, ['texts', key]);
      }),
    canReset: (key: string, language: string): boolean => {
      const draft = own(drafts, documentKey('texts', language));
      return (
        Boolean(draft?.parent && isSetHere(draft.parent, ['texts', key])) &&
        isSetHere(draft?.layer ?? null, ['texts', key])
      );
    },
    reset(key: string, language: string): void {
      const paths: Record<DocumentKey, Path[]> = {
        [documentKey('texts', language)]: [
          ['texts', key],
          ['madeFrom', key],
        ],
      };
      workspace.reset(say('console.languageTexts.undo.reset', { key }), paths);
    },
    /** Takes away texts that repeat the parent's, by their documents. */
    removeCopies(copies: Readonly<Record<DocumentKey, readonly string[]>>): void {
      const paths = Object.entries(copies).map(([document, keys]): [DocumentKey, Path[]] => [
        document,
        keys.flatMap((key) => [
          ['texts', key],
          ['madeFrom', key],
        ]),
      ]);
      workspace.reset(say('console.languageTexts.undo.copies'), Object.fromEntries(paths));
    },
  };
}

export type TextEdits = ReturnType<typeof useTextEdits>;
