import type { Block } from '#contract/generated/documents.ts';
import type { BrandData, Looking } from './brand-data.ts';
import type { Amount, Network } from './story-network.ts';

/** What the address behind a page says, and what a modal was opened with. */
export type Told = { search?: string; params?: Readonly<Record<string, string>> };

/** What a story shows: a page in its frame, a modal over the home page, a panel, or one block by itself. */
export type Shown = ({ page: string } | { modal: string } | { panel: string } | { block: Block }) & Told;

/** What scripts/stories.ts says of a story, as its parameter `livery`. */
export type StoryFacts = {
  brand: string;
  /** Undefined where the story draws something of its own, such as a form. */
  shown?: Shown;
  /** Who gets to see this; a visitor unless said. */
  who?: Looking;
  amount?: Amount;
  /** Where the block of a story stands in the documents of the brand. */
  at?: { screen: string; pointer: string };
};

type ThemeChoice = 'brand' | 'dark' | 'light';

/** What the toolbar says. An empty choice leaves it to the story. */
export type StoryGlobals = {
  brand: string;
  mode: ThemeChoice;
  language: string;
  direction: 'ltr' | 'rtl';
  who: Looking | '';
  network: Network;
};

/** Everything a story is drawn with, once story and toolbar are put together. */
export type Setting = {
  data: BrandData;
  mode: ThemeChoice;
  language: string;
  direction: 'ltr' | 'rtl';
  who: Looking;
  network: Network;
  amount: Amount;
};

/** The brand of a story, or the one that the toolbar puts in its place. */
export const brandOf = (facts: StoryFacts, globals: StoryGlobals): string => globals.brand || facts.brand;

/** Story and toolbar put together; a language that the brand does not speak becomes its own. */
export function settingOf(facts: StoryFacts, globals: StoryGlobals, data: BrandData): Setting {
  const { languages = ['en'], defaultLanguage = 'en' } = data.core.brand;
  const { mode, direction, network, language } = globals;
  return {
    data,
    mode,
    direction,
    network,
    language: languages.includes(language) ? language : defaultLanguage,
    who: globals.who || (facts.who ?? 'visitor'),
    amount: facts.amount ?? 'recorded',
  };
}
