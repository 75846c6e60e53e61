import type { FieldValue, FormFile } from '#engine/forms/index.ts';
import type { CorePart } from '#engine/bundle-format.ts';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { Provenance } from '#engine/overlay.ts';
import type { CaptchaPicture, Country } from '#ui/form/index.ts';

/** What a form needs of its brand and its platform; scripts/stories.mjs writes it. */
export type FormData = {
  brand: string;
  core: Pick<CorePart, 'brand' | 'theme' | 'patterns' | 'flags' | 'constants' | 'rules'>;
  themeCss: string;
  texts: Record<string /* language */, Record<string, string>>;
  /** Who set each value, of the documents that forms are made of. */
  provenance: Record<string /* kind/id */, Provenance>;
  platform: { countries: readonly Country[]; captcha: CaptchaPicture };
};

/** What the platform of a story answers: to what is sent, and to questions about a value. */
export type PlatformAnswer = 'accepted' | 'taken' | 'refused' | 'field' | 'lost' | 'waiting';

/** A story of a form: documents, what was filled in, and what has happened. */
export type FormStoryArgs = {
  form: FormDocument;
  /** Instead of the brand's own. */
  rules?: RulesDocument;
  initial?: Readonly<Record<string, FieldValue>>;
  /** `errors`: all of them show. `questions`: the platform is asked about what stands there. */
  show?: 'errors' | 'questions';
  /** Whether lists and pictures of the platform have come. */
  sources?: 'ready' | 'waiting' | 'failed';
  answer?: PlatformAnswer;
  /** How often the main button is pressed. */
  press?: number;
  /** What is on the page once that is done. */
  until?: string;
};

/** A value of a document; files that are described become files. */
export const valueOf = (value: FieldValue): FieldValue =>
  Array.isArray(value)
    ? value.map(({ name, type, size }: FormFile) => new File([new Uint8Array(size)], name, { type }))
    : value;
