import type { CallId } from '#contract/generated/calls.ts';
import type { FormDocument, ScreenDocument } from '#contract/generated/documents.ts';
import type { BrandData } from '../../.storybook/brand-data.ts';
import type { PlatformAnswer } from '../../.storybook/form-data.ts';
import { blocksIn } from '../../.storybook/first-block.ts';
import { needsSession, statesOf } from './block-states.ts';
import { circumstancesIn, circumstancesOf, roomsOf } from './circumstances.ts';
import { exportName, wordsOf, type Story, type StoryFile } from './story-file.ts';
import { storyId } from './welcome.ts';
import { whoSees } from './who-sees.ts';

/** Blocks that hold the rest of the page and are nothing by themselves. */
const frames: readonly string[] = ['outlet', 'centre'];

/** The panel that a centre opens with. */
function homeOf(screen: ScreenDocument, { screens }: BrandData['core']): ScreenDocument | undefined {
  for (const { block } of blocksIn({ screen }))
    if (block.type === 'centre') return screens[(block.props as { home?: string } | undefined)?.home ?? ''];
  return undefined;
}

/** Pages that guests, members and agents see differently. */
const seenByAll: readonly string[] = ['home', 'promotions'];

/** Forms whose messages are shown for all fields at once. */
const mainForms: readonly string[] = ['register', 'login', 'deposit', 'withdrawal'];

/** Values with which a form can be sent, for its states from then on. */
const sentWith: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: { username: 'annabelle', password: 'Orchid-34-Cloud' },
  feedback: { questionType: 'idea', content: 'The lobby could say which games are new.' },
};

/** A form whose values are on their way, turned down, and taken where the form says so itself. */
function statesOfSent(form: FormDocument): [state: string, args: object][] {
  const initial = sentWith[form.id];
  if (!initial) return [];
  const state = (answer: PlatformAnswer, until: string) => ({ initial, press: 1, answer, until });
  return [
    ['waiting', state('waiting', 'form[aria-busy=true]')],
    ['turned down', state('refused', '[role=alert]')],
    ...(form.success?.present === 'replace'
      ? [['sent', state('accepted', '[role=status] h2')] as [string, object]]
      : []),
  ];
}

/** A form as it opens, in each further mode, sent without a value, and sent with values. */
function storiesOfForm(brand: string, form: FormDocument, title: string): [string, Story][] {
  const [, ...modes] = form.modeOrder ?? [];
  const livery = { brand, form: form.id };
  return [
    [form.id, { name: title, livery }],
    ...modes.map((mode): [string, Story] => [
      `${form.id}-${mode}`,
      { name: `${title}, ${wordsOf(mode).toLowerCase()}`, args: { mode }, livery },
    ]),
    ...(mainForms.includes(form.id)
      ? [
          [`${form.id}-refused`, { name: `${title}, refused`, args: { show: 'errors' }, livery }] as [
            string,
            Story,
          ],
        ]
      : []),
    ...statesOfSent(form).map(([state, args]): [string, Story] => [
      `${form.id}-${state.replace(' ', '-')}`,
      { name: `${title}, ${state}`, args, livery, play: 'press' },
    ]),
  ];
}

type CallsOfBlocks = Readonly<Record<string, readonly CallId[]>>;

/** Title of a screen or form as a player reads it, with its id where others have the same. */
function namesOf(
  data: BrandData,
  titles: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const words = data.texts['en'] ?? {};
  const named = Object.entries(titles).map(([id, title]): [string, string] => {
    const text = words[title ?? '']?.replaceAll(/<[^>]*>/gu, '').trim();
    return [id, text === undefined || text === '' || text.includes('{{') ? wordsOf(id) : text];
  });
  return Object.fromEntries(
    named.map(([id, name]) => {
      const isShared = named.some(([other, said]) => other !== id && said === name);
      return [id, isShared && name !== wordsOf(id) ? `${name} (${wordsOf(id)})` : name];
    }),
  );
}

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
  const titles = namesOf(
    data,
    Object.fromEntries(Object.values(core.screens).map(({ id, title }) => [id, title])),
  );
  const formTitles = namesOf(
    data,
    Object.fromEntries(Object.entries(core.forms).map(([id, { title }]) => [id, title])),
  );
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
          return [
            screen.id,
            { name: titles[screen.id] ?? screen.id, livery: { brand, shown, who }, ...checked },
          ];
        }),
    );
  /** Each frame around the first page that stands in it. */
  const framed = Object.fromEntries(
    Object.values(core.screens).flatMap((frame): [string, Story][] => {
      if (frame.presentation !== 'frame') return [];
      const pages = Object.values(core.screens).filter(
        (screen) =>
          screen.presentation === 'page' && `frame-${screen.frame ?? 'full'}` === frame.id && !screen.when,
      );
      const page = pages.find(({ id }) => id === core.brand.roles?.home) ?? pages[0];
      if (!page) return [];
      const shown = { page: page.id, ...circumstancesIn(page, known) };
      const who = whoSees(core, [page.when], sessionOf(page));
      return [[frame.id, { livery: { brand, shown, who } }]];
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
    stories: Object.fromEntries(
      Object.values(core.forms).flatMap((form) => storiesOfForm(brand, form, formTitles[form.id] ?? form.id)),
    ),
  };

  /** Main screens as those see them who are logged in, one after the other in the list. */
  const viewers = Object.fromEntries(
    seenByAll.flatMap((id) =>
      (['guest', 'member', 'agent'] as const).flatMap((who): [string, Story][] => {
        const screen = core.screens[id];
        if (!screen || !data.visits[who]) return [];
        const shown = { page: id, ...circumstancesIn(screen, known) };
        return [[`${id}-${who}`, { name: `${titles[id] ?? id}, as ${who}`, livery: { brand, shown, who } }]];
      }),
    ),
  );

  /** The same screens for all of them at once: each frame is a story of its own, so runs of tests leave these out. */
  const together = Object.fromEntries(
    seenByAll.flatMap((id): [string, Story][] => {
      const sides = Object.keys(viewers)
        .filter((viewer) => viewer.startsWith(`${id}-`))
        .map((viewer) => ({
          title: viewers[viewer]?.name ?? viewer,
          id: storyId(`${name}/Viewers`, viewer),
        }));
      if (sides.length === 0) return [];
      const visitor = { title: `${titles[id] ?? id}, as visitor`, id: storyId(`${name}/Pages`, id) };
      const words = `${titles[id] ?? id}, side by side`;
      return [
        [
          `${id}-side-by-side`,
          { name: words, livery: { brand, sides: [visitor, ...sides] }, tags: ['!test'] },
        ],
      ];
    }),
  );

  return [
    { title: `${name}/Pages`, meta: meta(), stories: { ...screens('page', 'page'), ...rooms } },
    { title: `${name}/Viewers`, meta: meta(), stories: viewers },
    {
      title: `${name}/Side by side`,
      meta: { from: 'side-by-side.tsx', name: 'sidesMeta' },
      stories: together,
    },
    { title: `${name}/Frames`, meta: meta(), stories: framed },
    { title: `${name}/Modals`, meta: meta(), stories: screens('modal', 'modal') },
    { title: `${name}/Panels`, meta: meta(), stories: screens('panel', 'panel') },
    forms,
    ...menus,
    ...[...blocks.values()].sort((a, b) => (a.title < b.title ? -1 : 1)),
  ].filter(({ stories }) => Object.keys(stories).length > 0);
}
