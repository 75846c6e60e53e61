type HelpVotes = {
  brand: string;
  article: string;
  language: string;
  /** `member:<id>`, or `visitor:<hash of the token of its cookie>`. */
  voter: string;
  helpful: boolean;
  at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    help_votes: HelpVotes;
  }
}

export {};
