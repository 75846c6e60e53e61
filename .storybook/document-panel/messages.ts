import type { StoryFacts } from '../story-context.ts';

/** The current story, as the manager reports it to the panel's page. */
export type StoryNow = {
  id: string;
  /** Undefined for a story without a brand. */
  facts: (StoryFacts & { form?: string }) | undefined;
  brand: string;
  language: string;
  args: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  dark: boolean;
};

/** Documents put in the place of the published ones, by `<kind>/<id>`. */
export type Edits = Record<string, unknown>;

/** From the manager to the page in the panel. */
export type ToPage = { livery: 'story'; story: StoryNow } | { livery: 'ask' };
/** From the page in the panel to the manager. */
export type FromPage =
  | { livery: 'ready' }
  | { livery: 'edits'; brand: string; edits: Edits }
  | { livery: 'args'; args: Record<string, unknown> };

/** To the story: the documents of a brand that are edited, all of them. */
export const EDITS = 'livery/edits';
/** From the story, when it starts: which are edited? */
export const ASK_EDITS = 'livery/edits/ask';
/** Path of the development server that forwards a change to a Livery server, see push-draft.ts. */
export const PUSH_PATH = '/livery/draft';

export type DraftToPush = {
  server: string;
  username: string;
  password: string;
  /** Code of the authenticator, if the account has one. */
  code?: string;
  pack: string;
  key: string;
  /** Merge patch against the document as the brand shows it. */
  change: unknown;
};
export type PushAnswer = { ok: boolean; message: string };
