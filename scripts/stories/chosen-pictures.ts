import { createHash } from 'node:crypto';
import type { Look, Pictures } from '../../.storybook/testing/pictures.ts';
import type { StoryFile } from './story-file.ts';

/** Screens that most people see most of the time, by the group of their stories. */
const mainScreens: Readonly<Record<string, readonly string[]>> = {
  Pages: ['home', 'rng', 'room-11x5', 'promotions', 'help', 'login-page', 'register-page'],
  Modals: ['member-centre', 'agent-centre'],
  Panels: ['depositv2', 'withdraw'],
};

const everyLook: readonly Look[] = ([390, 1440] as const).flatMap((width) =>
  (['dark', 'light'] as const).map((mode) => ({ width, mode })),
);

/** Blocks that show something at certain times or for certain ways of arrival only, which no story has. */
const drawsNothing = /\/(?:inviterNotice|rainNotice)$/iu;

/** One look of four for a story, always the same one. */
function lookOf(story: string): Look {
  const digest = createHash('sha256').update(story).digest();
  return everyLook[digest.readUInt8(0) % everyLook.length] as Look;
}

/** Story that is pictured of a file: the plain or filled one, else the first. */
const nearest = (names: readonly string[]): string | undefined =>
  ['Plain', 'Filled', 'Empty'].find((name) => names.includes(name)) ?? names[0];

const kebab = (text: string): string =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/gu, '-')
    .toLowerCase();

/** Groups of which every story has its picture. */
const screens: readonly string[] = ['Pages', 'Modals', 'Panels', 'Forms'];

const isMain = (part: string, name: string): boolean => mainScreens[part]?.includes(name) ?? false;

/**
 * Pictures of the stories of a file, by name: main screens in every look, each block and widget once. The full run adds other screens, forms
 * and menus, and blocks that an earlier brand has too (`again`).
 */
export function picturesOf({ title, stories }: StoryFile, again: boolean): Record<string, Pictures> {
  const [group = '', part = ''] = title.split('/');
  // A frame is in the picture of its page.
  if (
    group === 'Welcome' ||
    group === 'Reference' ||
    ['Frames', 'Viewers', 'Side by side'].includes(part) ||
    drawsNothing.test(title)
  )
    return {};
  const names = Object.keys(stories);
  const chosen = nearest(names);
  const whole = screens.includes(part) || title === 'Widgets/Form';
  const looksOf = (name: string): Pick<Pictures, 'each' | 'further'> => {
    if (isMain(part, name)) return { each: everyLook, further: [] };
    const look = [lookOf(`${title}/${name}`)];
    const further = again || screens.includes(part) || part === 'Menus' || name !== chosen;
    return further ? { each: [], further: look } : { each: look, further: [] };
  };
  return Object.fromEntries(
    names
      // States of a form of a brand are those of the samples, which have pictures.
      .filter((name) => (whole && !(part === 'Forms' && stories[name]?.args)) || name === chosen)
      .map((name) => [
        name,
        {
          name: `${kebab(title)}--${kebab(name)}`,
          part: !['Pages', 'Modals'].includes(part),
          ...looksOf(name),
        },
      ]),
  );
}
