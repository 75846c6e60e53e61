import { own } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { hasAt, isSetHere, type Path } from '../documents/layer.ts';
import { idsOf, languageName, languagesOf, withoutValue } from '../documents/reader.ts';
import { textKeyAt, withWordsAt, type WordsPlace } from '../documents/words-at.ts';
import {
  usePackDocuments,
  usePack,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

/** Edits of a place's text; `label` names it in the undo history. */
export function useWordsEdits(place: WordsPlace, label: string) {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { extends: parent } = usePack();
  const { drafts } = useWorkspaceState();
  const textKey = textKeyAt(documents, place);
  const { key, path } = place;

  const below = (name: DocumentKey, at: Path): boolean => hasAt(own(drafts, name)?.parent ?? null, at);
  const inherited = below(key, path);
  const words = (textKey === undefined ? [] : idsOf(documents, 'texts')).map(
    (language) => [documentKey('texts', language), ['texts', textKey ?? '']] as const,
  );
  // A place that the parent lacks would lose its text: only texts that the parent has too are reset.
  const paths: Record<DocumentKey, Path[]> = {
    ...(inherited && { [key]: [path] }),
    ...Object.fromEntries(
      words
        .filter(([name, at]) => inherited || below(name, at))
        .map(([name, at]) => [name, [at, ['madeFrom', textKey ?? '']]]),
    ),
  };
  const isSet = (name: DocumentKey, at: Path): boolean =>
    Boolean(own(drafts, name)?.parent) && isSetHere(own(drafts, name)?.layer ?? null, at);

  return {
    textKey,
    set(language: string, words: string): void {
      const edited = withWordsAt(documents, place, { language, words });
      const group = `words/${key}/${path.join('/')}/${language}`;
      workspace.edit(
        say('console.words.edit', { what: label, language: languageName(language) }),
        edited,
        group,
      );
    },
    /** Adds a text in every language to a place without one. */
    add(words: string): void {
      const language = languagesOf(documents)[0] ?? 'en';
      workspace.edit(
        say('console.words.add', { label: label.toLowerCase() }),
        withWordsAt(documents, place, { language, words }),
      );
    },
    remove(): void {
      const document = own(documents, key);
      if (document)
        workspace.edit(say('console.words.remove', { label: label.toLowerCase() }), {
          [key]: withoutValue(document, path),
        });
    },
    /** True when this pack sets the key or its texts and the parent has them to reset to. */
    resettable:
      Boolean(parent) && Object.entries(paths).some(([name, all]) => all.some((at) => isSet(name, at))),
    reset: () => workspace.reset(say('console.words.reset', { label: label.toLowerCase() }), paths),
  };
}
