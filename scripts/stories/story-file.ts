import { sanitize } from 'storybook/internal/csf';
import type { Pictures } from '../../.storybook/testing/pictures.ts';

/** A story as it stands in its file. */
export type Story = {
  /** Name in the list; the name of its export in words unless given. */
  name?: string;
  args?: object;
  /** Livery parameters of the story, see .storybook/story-context.ts. */
  livery: object;
  /** Toolbar values fixed while the story is shown. */
  globals?: Readonly<Record<string, string>>;
  /** Selector of the part whose accessibility is checked; absent for the whole page. */
  checked?: string;
  /** See .storybook/testing/tags.ts. */
  tags?: readonly string[];
  pictures?: Pictures;
  /** Name of a function that plays the story. */
  play?: 'press';
};

export type StoryFile = {
  title: string;
  /** Expression of what all stories of the file share, and the module it comes from. */
  meta: { from: string; name: string; call?: readonly string[] };
  stories: Readonly<Record<string, Story>>;
};

/** `hero-carousel` → `HeroCarousel`: a name that a module may export. */
export const exportName = (id: string): string =>
  id.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/gu, (_, letter: string) => letter.toUpperCase());

/** States whose names say more in other words. */
const states: Readonly<Record<string, string>> = { TwoHundred: '200 entries', LongText: 'Long texts' };

/** Abbreviations that are read letter by letter. */
const abbreviations = /\b(?:totp|vip|qr|rng|sms|id)\b/giu;

/** `heroCarousel` → `Hero carousel`, `login-page` → `Login page`. */
export function wordsOf(id: string): string {
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/gu, (_, before: string, next: string) => `${before} ${next.toLowerCase()}`)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(abbreviations, (letters) => letters.toUpperCase())
    .trim();
  return states[id] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Aurora/Blocks/HeroCarousel` → `aurora-blocks-herocarousel.stories.tsx`. */
export const fileName = ({ title }: StoryFile): string =>
  `${title.replaceAll(/[^A-Za-z0-9]+/gu, '-').toLowerCase()}.stories.tsx`;

const storyText = ([id, story]: [string, Story]): string => {
  const { name = wordsOf(id), args, livery, globals, checked, tags, pictures, play } = story;
  const parts = [
    `name: ${JSON.stringify(name)}`,
    ...(args ? [`args: ${JSON.stringify(args)}`] : []),
    `parameters: ${JSON.stringify({ livery, pictures, ...(checked && { a11y: { context: checked } }) })}`,
    ...(globals ? [`globals: ${JSON.stringify(globals)}`] : []),
    ...(tags?.length ? [`tags: ${JSON.stringify(tags)}`] : []),
    ...(play ? ['play: press'] : []),
  ];
  return `export const ${exportName(id)} = { ${parts.join(', ')} };`;
};

/** `Aurora/Blocks/HeroCarousel` → `Aurora/Blocks/Hero carousel`. */
const titleOf = (title: string): string => title.split('/').map(wordsOf).join('/');

/** The module of a file of stories; Storybook reads its title without running it. */
export function storyModule({ title, meta, stories }: StoryFile): string {
  const played = Object.values(stories).some(({ play }) => play !== undefined);
  const shared = meta.call
    ? `${meta.name}(${meta.call.map((part) => JSON.stringify(part)).join(', ')})`
    : meta.name;
  return `import { ${meta.name} } from '../../.storybook/${meta.from}';
${played ? `import { press } from '../../.storybook/press.ts';\n` : ''}
export default { title: ${JSON.stringify(titleOf(title))}, id: ${JSON.stringify(sanitize(title))}, ...${shared} };

${Object.entries(stories).map(storyText).join('\n')}
`;
}
