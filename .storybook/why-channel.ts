/** Message from a story's page to the panel about a field: plain data, since it crosses frames. */
export type WhyReason = {
  text: string;
  decides: boolean;
  holds: boolean;
  /** Document and pointer; undefined for rules of the engine itself. */
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

/** From the page: the current field, or undefined when the story has no form. */
export const WHY = 'livery/why';
/** From the panel: explain this field, or the last explained one. */
export const ASK_WHY = 'livery/why/ask';
