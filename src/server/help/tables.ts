import type { Voter } from './votes.ts';

type HelpVotes = {
  brand: string;
  article: string;
  language: string;
  voter: Voter;
  helpful: boolean;
  at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    help_votes: HelpVotes;
  }
}
