import { calls, type CallId } from '#contract/generated/calls.ts';
import { formSources } from '#contract/generated/form-sources.ts';
import {
  readFormSource,
  type FieldValue,
  type FormData as SourceData,
  type FormFile,
  type FormSourceNote,
} from '#engine/forms/index.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import sampleTexts from '../.cache/stories/sample-texts.json';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { Provenance } from '#engine/overlay/overlay.ts';
import type { CaptchaPicture, Country } from '#ui/form/index.ts';
import { answerOf } from './answers/answer-of.ts';
import type { BrandData } from './brand-data.ts';

/** Data of the brand and the platform that a form needs. */
export type FormData = {
  brand: string;
  core: Pick<CorePart, 'brand' | 'theme' | 'patterns' | 'flags' | 'constants' | 'rules' | 'languages'>;
  themeCss: string;
  texts: Record<string /* language */, Record<string, string>>;
  /** Layer of each value in the documents of forms. */
  provenance: Record<string /* kind/id */, Provenance>;
  platform: { countries: readonly Country[]; captcha: CaptchaPicture };
  /** Options and bounds of a member, by form source. */
  sources: SourceData;
};

/** Behaviour of a story's platform on submit and on questions about values. */
export type PlatformAnswer = 'accepted' | 'taken' | 'refused' | 'field' | 'lost' | 'waiting';

const valueIn = <T>({ answers }: BrandData, path: string): T => {
  const [said = {}] = Object.values(answers);
  const [first] = said[path] ?? [];
  if (!first) throw new Error(`No answer of ${path} was recorded.`);
  return (first.envelope as { value: T }).value;
};

type Note = FormSourceNote & { call: CallId };

/** Form sources with the answers that a member got in a language. */
function sourcesIn({ visits }: BrandData, language: string): SourceData {
  const spoken = visits.member?.answers ?? {};
  const answers = spoken[language] ?? spoken['en'] ?? {};
  return Object.fromEntries(
    Object.entries<Note>(formSources).flatMap(([name, note]) => {
      const answer = answerOf(answers[calls[note.call].path], new URLSearchParams(note.query));
      const { value } = (answer ?? {}) as { value?: unknown };
      return value === undefined ? [] : [[name, readFormSource(note, value)]];
    }),
  );
}

/** Form data from a brand's recorded data in a language; `sample` adds the texts of the widgets' samples. */
export function formDataOf(data: BrandData, language: string, sample: boolean): FormData {
  const { countries } = valueIn<{ countries: Country[] }>(data, '/wps/system/countryCodes');
  const captcha = valueIn<CaptchaPicture>(data, '/wps/captcha');
  const texts = Object.fromEntries(
    Object.entries(data.texts).map(([language, words]) => [
      language,
      sample ? { ...words, ...sampleTexts } : words,
    ]),
  );
  const { brand, core, themeCss, provenance } = data;
  return {
    brand,
    core,
    themeCss,
    texts,
    provenance: sample ? {} : provenance,
    platform: { countries, captcha },
    sources: sourcesIn(data, language),
  };
}

/** Args of a form story: documents, values, and interactions. */
export type FormStoryArgs = {
  form: FormDocument;
  /** Rules in place of the brand's own. */
  rules?: RulesDocument;
  initial?: Readonly<Record<string, FieldValue>>;
  /** Mode that the form opens with, where it is open to the one who looks. */
  mode?: string;
  /** `errors`: shows all of them. `questions`: leaves the fields, so that their questions to the platform are asked. */
  show?: 'errors' | 'questions';
  /** State of the platform's lists and pictures. */
  sources?: 'ready' | 'waiting' | 'failed';
  answer?: PlatformAnswer;
  /** Number of presses of the main button. */
  press?: number;
  /** Selector of an element that appears in the end. */
  until?: string;
};

/** A file of this size with the picture's bytes at its start, so that it opens as a picture. */
function fileOf({ name, type, size }: FormFile, picture: string): File {
  const start = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
  return new File([start, new Uint8Array(Math.max(0, size - start.length))], name, { type });
}

/** Value of a field; descriptions of files become files, with this PNG in base64 as content. */
export const valueOf = (value: FieldValue, picture: string): FieldValue =>
  Array.isArray(value) ? value.map((file: FormFile) => fileOf(file, picture)) : value;
