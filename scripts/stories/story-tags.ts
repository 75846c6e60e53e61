import { fullTag } from '#run-size';
import { pictureName } from '../../.storybook/testing/pictures.ts';
import { drawnTag, pictureTag } from '../../.storybook/testing/story-tags.ts';
import { picturesOf } from './chosen-pictures.ts';
import type { Story, StoryFile } from './story-file.ts';

/** Blocks and menus that brands share, by their title without the brand. */
const shared = /^[^/]+(\/(?:Blocks|Menus)\/.+)$/u;

/** States that have the roles, names and colours of the plain story. */
const drawn: readonly string[] = ['LongText', 'TwoHundred', 'RightToLeft'];

/**
 * Says of each story what runs of tests do with it. The further states of a block or menu that an earlier brand has too belong to the full
 * run: they are the same code in other colours.
 */
export function withTags(files: readonly StoryFile[]): StoryFile[] {
  const seen = new Set<string>();
  return files.map((file) => {
    const part = shared.exec(file.title)?.[1];
    const again = part !== undefined && seen.has(part);
    if (part !== undefined) seen.add(part);
    const pictures = picturesOf(file, again);
    const tagged = ([name, story]: [string, Story]): [string, Story] => {
      const tags = [
        ...(story.tags ?? []),
        ...(part !== undefined && drawn.includes(name) ? [drawnTag] : []),
        ...(again && name !== 'Plain' ? [fullTag] : []),
        ...(pictures[name] ? [pictureTag] : []),
      ];
      return [name, { ...story, ...(pictures[name] && { pictures: pictures[name] }), tags }];
    };
    return { ...file, stories: Object.fromEntries(Object.entries(file.stories).map(tagged)) };
  });
}

/** Names of all reference pictures. */
export const pictureNames = (files: readonly StoryFile[]): string[] =>
  files
    .flatMap(({ stories }) => Object.values(stories))
    .flatMap(({ pictures }) =>
      pictures ? [...pictures.each, ...pictures.further].map((look) => pictureName(pictures, look)) : [],
    );
