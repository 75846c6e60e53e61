import { actionNames, blockNames, sourceNames } from '#contract/generated/names.ts';
import { exportName, type Story, type StoryFile } from './story-file.ts';

const meta: StoryFile['meta'] = { from: 'reference/reference-stories.tsx', name: 'referenceMeta' };

/** A page for each block, action and source, and one for all tokens, facts and patterns: what the schemas say of them. */
export function filesOfReference(brand: string): StoryFile[] {
  const page = (kind: string, name?: string): Story => ({ livery: { brand, reference: { kind, name } } });
  const each = (kind: string, names: readonly string[]): StoryFile => ({
    title: `Reference/${exportName(kind)}s`,
    meta,
    stories: Object.fromEntries(names.map((name) => [name, page(kind, name)])),
  });
  return [
    {
      title: 'Reference/Overview',
      meta,
      stories: { Tokens: page('tokens'), Facts: page('facts'), Patterns: page('patterns') },
    },
    each('block', blockNames),
    each('action', actionNames),
    each('source', sourceNames),
  ];
}
