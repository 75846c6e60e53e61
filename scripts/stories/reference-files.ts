import { actionNames, blockNames, sourceNames } from '#contract/generated/names.ts';
import { exportName, type Story, type StoryFile } from './story-file.ts';

const meta: StoryFile['meta'] = { from: 'reference/reference-stories.tsx', name: 'referenceMeta' };

/** Viewer and parameters of a block of a brand, as in the block's own story. */
function circumstancesOf(name: string, blocks: readonly StoryFile[]): { who?: unknown; told?: object } {
  const own = blocks.find(({ title }) => title.endsWith(`/Blocks/${exportName(name)}`));
  const { who, shown = {} } = (own?.stories['Plain']?.livery ?? {}) as { who?: unknown; shown?: object };
  const { search, params } = shown as { search?: string; params?: object };
  return { who, told: { ...(search !== undefined && { search }), ...(params && { params }) } };
}

/** The welcome page, a page for each block, action and source, and one for all tokens, facts and patterns: what the schemas say of them. */
export function filesOfReference(brand: string, blocks: readonly StoryFile[]): StoryFile[] {
  const page = (kind: string, name?: string): Story => {
    const { who, told } = kind === 'block' ? circumstancesOf(name ?? '', blocks) : {};
    return { livery: { brand, who, reference: { kind, name, told } } };
  };
  const each = (kind: string, names: readonly string[]): StoryFile => ({
    title: `Reference/${exportName(kind)}s`,
    meta,
    stories: Object.fromEntries(names.map((name) => [name, page(kind, name)])),
  });
  return [
    { title: 'Welcome', meta, stories: { Start: page('welcome') } },
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
