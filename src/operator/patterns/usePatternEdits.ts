import type { PatternsDocument } from '#contract/generated/documents.ts';
import { own, type Json } from '#engine/json/json.ts';
import { isSetHere } from '../documents/layer.ts';
import { documentOf, languagesOf, withoutValue, withValue } from '../documents/reader.ts';
import { withWordsAt } from '../documents/words-at.ts';
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
export type PatternRequirement = NonNullable<PatternEntry['requirements']>[number];
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

  const entry = own(documentOf(documents, 'patterns', 'main')?.patterns ?? {}, id);
  const requirements = entry?.requirements ?? [];

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
    setRequirement: (index: number, requirement: PatternRequirement) =>
      set(
        'requirements',
        requirements.map((one, at) => (at === index ? requirement : one)),
        say('console.patterns.requirements'),
        `pattern/${id}/requirement/${index}`,
      ),
    setRequirements(listed: readonly PatternRequirement[]): void {
      if (listed.length > 0) return set('requirements', [...listed], say('console.patterns.requirements'));
      const document = own(documents, PATTERNS);
      if (document)
        workspace.edit(say('console.patterns.edit', { name, what: say('console.patterns.requirements') }), {
          [PATTERNS]: withoutValue(document, [...path, 'requirements']),
        });
    },
    /** Adds a requirement that another pattern has, or one that begins as the whole expression, with `words` of its own. */
    addRequirement(known: PatternRequirement | undefined, words: string): void {
      const document = own(documents, PATTERNS);
      if (!document) return;
      const at = [...path, 'requirements'];
      const label = say('console.patterns.edit', { name, what: say('console.patterns.requirements') });
      if (known) {
        workspace.edit(label, { [PATTERNS]: withValue(document, at, [...requirements, known]) });
        return;
      }
      const withItem = withValue(document, at, [...requirements, { pattern: entry?.pattern ?? '*' }]);
      const place = {
        key: PATTERNS,
        path: [...at, String(requirements.length), 'text'],
        name: `pattern.${id}.requirement`,
      };
      const language = languagesOf(documents)[0] ?? 'en';
      workspace.edit(label, withWordsAt({ ...documents, [PATTERNS]: withItem }, place, { language, words }));
    },
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
