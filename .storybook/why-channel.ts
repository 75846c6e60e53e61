/** What the page of a story tells the panel about a field: plain data, for it goes from frame to frame. */
export type WhyReason = {
  text: string;
  decides: boolean;
  holds: boolean;
  /** Document and pointer; undefined where the engine itself says so. */
  place: string | undefined;
  layer: string | undefined;
};

export type WhyAnswer = {
  question: string;
  holds: boolean;
  message?: string | undefined;
  reasons: WhyReason[];
};

export type Why = { form: string; field: string; fields: string[]; answers: WhyAnswer[] };

/** From the page: a field as it is now, or undefined when the story has no form. */
export const WHY = 'livery/why';
/** From the panel: explain this field, or the one that was explained last. */
export const ASK_WHY = 'livery/why/ask';
