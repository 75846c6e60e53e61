import type { PatternsDocument } from '#contract/generated/documents.ts';
import { own, type Json } from '#engine/json/json.ts';
import { isSetHere } from '../documents/layer.ts';
import { documentOf, withoutValue, withValue } from '../documents/reader.ts';
import { documentsOf } from '../workspace/state.ts';
import {
  usePackDocuments,
  usePack,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { PATTERNS } from './safety.ts';
import { say } from '../language/say.ts';

export type PatternEntry = PatternsDocument['patterns'][string];
export type ExampleKind = 'valid' | 'invalid';

/** One pattern, edited and live, and its edits. */
export function usePattern(id: string, name: string) {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { extends: parent } = usePack();
  const { drafts } = useWorkspaceState();
  const draft = own(drafts, PATTERNS);
  const path = ['patterns', id];
  const live = documentOf(documentsOf(drafts, 'live'), 'patterns', 'main');
  const below = draft?.parent as PatternsDocument | null | undefined;

  const set = (what: keyof PatternEntry, value: Json, words: string, group?: string): void => {
    const document = own(documents, PATTERNS);
    if (document)
      workspace.edit(
        say('console.patterns.edit', { name, what: words }),
        { [PATTERNS]: withValue(document, [...path, what], value) },
        group,
      );
  };

  return {
    live: own(live?.patterns ?? {}, id),
    /** `set`: this pack sets the pattern; `parent`: the pack that sets it otherwise. */
    origin: {
      set: isSetHere(draft?.layer ?? null, path),
      parent:
        parent && own(below?.patterns ?? {}, id)
          ? (own(draft?.provenance ?? {}, `/patterns/${id}`) ?? parent)
          : undefined,
    },
    setSource: (source: string) =>
      set('pattern', source, say('console.patterns.expression'), `pattern/${id}`),
    setExamples: (kind: ExampleKind, examples: readonly string[]) =>
      set(kind, [...examples], say('console.patterns.examples')),
    reset: () => workspace.reset(say('console.patterns.reset', { name }), { [PATTERNS]: [path] }),
    remove(): void {
      const document = own(documents, PATTERNS);
      if (document)
        workspace.edit(say('console.patterns.deleted', { name }), {
          [PATTERNS]: withoutValue(document, path),
        });
    },
  };
}

export type PatternEdits = ReturnType<typeof usePattern>;
