import type { Block } from '#contract/generated/documents.ts';
import type { BrandData, Looking } from './brand-data.ts';
import type { Amount, Network } from './story-network.ts';

/** Query of a page's address, and parameters of a modal. */
export type Told = { search?: string; params?: Readonly<Record<string, string>> };

/** Subject of a story: a page in its frame, a modal over the home page, a panel, or a single block. */
export type Shown = ({ page: string } | { modal: string } | { panel: string } | { block: Block }) & Told;

/** Parameter `livery` of a story, written by scripts/stories.ts. */
export type StoryFacts = {
  brand: string;
  /** Undefined for stories that render their own content, such as a form. */
  shown?: Shown;
  /** User the story is shown to; a visitor when absent. */
  who?: Looking;
  amount?: Amount;
  /** Place of the story's block in the brand's documents. */
  at?: { screen: string; pointer: string };
};

type ThemeChoice = 'brand' | 'dark' | 'light';

/** Settings of the toolbar. An empty choice defers to the story. */
export type StoryGlobals = {
  brand: string;
  mode: ThemeChoice;
  language: string;
  direction: 'ltr' | 'rtl';
  who: Looking | '';
  network: Network;
};

/** Combined settings of story and toolbar. */
export type Setting = {
  data: BrandData;
  mode: ThemeChoice;
  language: string;
  direction: 'ltr' | 'rtl';
  who: Looking;
  network: Network;
  amount: Amount;
};

/** Brand of a story, unless the toolbar chooses another. */
export const brandOf = (facts: StoryFacts, globals: StoryGlobals): string => globals.brand || facts.brand;

/** Combines story and toolbar; a language that the brand does not offer becomes its default. */
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
