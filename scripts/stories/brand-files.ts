import type { CallId } from '#contract/generated/calls.ts';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import type { BrandData } from '../../.storybook/brand-data.ts';
import { blocksIn } from '../../.storybook/first-block.ts';
import { needsSession, statesOf } from './block-states.ts';
import { circumstancesIn, circumstancesOf, roomsOf } from './circumstances.ts';
import { exportName, type Story, type StoryFile } from './story-file.ts';
import { whoSees } from './who-sees.ts';

/** Blocks that hold the rest of the page and are nothing by themselves. */
const frames: readonly string[] = ['outlet', 'centre'];

/** The panel that a centre opens with. */
function homeOf(screen: ScreenDocument, { screens }: BrandData['core']): ScreenDocument | undefined {
  for (const { block } of blocksIn({ screen }))
    if (block.type === 'centre') return screens[(block.props as { home?: string } | undefined)?.home ?? ''];
  return undefined;
}

type CallsOfBlocks = Readonly<Record<string, readonly CallId[]>>;

/** Every file of stories of a brand, made from its documents and the schemas. */
export function filesOfBrand(data: BrandData, callsOf: CallsOfBlocks): StoryFile[] {
  const { brand, core } = data;
  const known = circumstancesOf(data);
  const name = exportName(brand);
  const meta = (type?: string): StoryFile['meta'] => ({
    from: 'brand-stories.tsx',
    name: 'brandMeta',
    call: type === undefined ? [brand] : [brand, type],
  });

  const sessionOf = (screen: ScreenDocument): readonly CallId[] =>
    [...blocksIn({ screen })].flatMap(({ block }) => {
      const asked = callsOf[block.type] ?? [];
      return needsSession(asked) ? asked : [];
    });
  const screens = (presentation: string, as: 'page' | 'modal' | 'panel'): Record<string, Story> =>
    Object.fromEntries(
      Object.values(core.screens)
        .filter((screen) => screen.presentation === presentation)
        .map((screen) => {
          const panel = homeOf(screen, core);
          const who = whoSees(core, [screen.when, panel?.when], sessionOf(screen));
          // The page below a modal has its own story.
          const checked = as === 'modal' ? { checked: 'dialog[open]' } : {};
          const shown = { [as]: screen.id, ...circumstancesIn(screen, known) };
          return [screen.id, { livery: { brand, shown, who }, ...checked }];
        }),
    );
  const rooms = Object.fromEntries(
    roomsOf(data).map(({ page, family, search }) => [
      `room-${family}`,
      { livery: { brand, shown: { page, search }, who: 'member' } },
    ]),
  );

  const blocks = new Map<string, StoryFile>();
  for (const { block, within, at } of blocksIn(core.screens)) {
    const { type, props = {}, when: _when, ...rest } = block;
    if (frames.includes(type) || blocks.has(type)) continue;
    const asked = callsOf[type] ?? [];
    const who = whoSees(
      core,
      within.map(({ when }) => when),
      needsSession(asked) ? asked : [],
    );
    const story = {
      args: props,
      livery: { brand, shown: { block: { type, ...rest }, ...known[type] }, who, at },
    };
    blocks.set(type, {
      title: `${name}/Blocks/${exportName(type)}`,
      meta: meta(type),
      stories: statesOf(type, asked, story),
    });
  }

  const menus = Object.keys(core.menus).map((menu): StoryFile => {
    const story = {
      args: { menu, variant: 'rail' },
      livery: { brand, shown: { block: { type: 'navigation' } } },
    };
    const { Plain, LongText, RightToLeft } = statesOf('navigation', ['gameVendor'], story) as Record<
      string,
      Story
    >;
    const many = { ...story, livery: { ...story.livery, amount: 'many' } };
    return {
      title: `${name}/Menus/${exportName(menu)}`,
      meta: meta('navigation'),
      stories: {
        ...(Plain && { Plain }),
        ...(LongText && { LongText }),
        ...(RightToLeft && { RightToLeft }),
        TwoHundred: many,
      },
    };
  });

  const forms: StoryFile = {
    title: `${name}/Forms`,
    meta: { from: 'form-stories.tsx', name: 'formMeta' },
    stories: Object.fromEntries(Object.keys(core.forms).map((form) => [form, { livery: { brand, form } }])),
  };

  return [
    { title: `${name}/Pages`, meta: meta(), stories: { ...screens('page', 'page'), ...rooms } },
    { title: `${name}/Modals`, meta: meta(), stories: screens('modal', 'modal') },
    { title: `${name}/Panels`, meta: meta(), stories: screens('panel', 'panel') },
    forms,
    ...menus,
    ...[...blocks.values()].sort((a, b) => (a.title < b.title ? -1 : 1)),
  ].filter(({ stories }) => Object.keys(stories).length > 0);
}
