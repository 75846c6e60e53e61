import type { FieldValue, FormFile } from '#engine/forms/index.ts';
import type { CorePart } from '#engine/bundle-format.ts';
import sampleTexts from '../.cache/stories/sample-texts.json';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { Provenance } from '#engine/overlay.ts';
import type { CaptchaPicture, Country } from '#ui/form/index.ts';
import type { BrandData } from './brand-data.ts';

/** What a form needs of its brand and its platform. */
export type FormData = {
  brand: string;
  core: Pick<CorePart, 'brand' | 'theme' | 'patterns' | 'flags' | 'constants' | 'rules' | 'languages'>;
  themeCss: string;
  texts: Record<string /* language */, Record<string, string>>;
  /** Who set each value, of the documents that forms are made of. */
  provenance: Record<string /* kind/id */, Provenance>;
  platform: { countries: readonly Country[]; captcha: CaptchaPicture };
};

/** What the platform of a story answers: to what is sent, and to questions about a value. */
export type PlatformAnswer = 'accepted' | 'taken' | 'refused' | 'field' | 'lost' | 'waiting';

const valueIn = <T>({ answers }: BrandData, path: string): T => {
  const [said = {}] = Object.values(answers);
  const [first] = said[path] ?? [];
  if (!first) throw new Error(`No answer of ${path} was recorded.`);
  return (first.envelope as { value: T }).value;
};

/** What forms need of what was recorded of a brand; `sample` adds the words of the widgets' samples. */
export function formDataOf(data: BrandData, sample: boolean): FormData {
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
  };
}

/** A story of a form: documents, what was filled in, and what has happened. */
export type FormStoryArgs = {
  form: FormDocument;
  /** Instead of the brand's own. */
  rules?: RulesDocument;
  initial?: Readonly<Record<string, FieldValue>>;
  /** `errors`: all of them show. `questions`: the fields are left, so that the platform is asked about what they hold. */
  show?: 'errors' | 'questions';
  /** Whether lists and pictures of the platform have come. */
  sources?: 'ready' | 'waiting' | 'failed';
  answer?: PlatformAnswer;
  /** How often the main button is pressed. */
  press?: number;
  /** What is on the page once that is done. */
  until?: string;
};

/** A file of this size that opens as a picture where it says it is one; what follows a picture is not looked at. */
function fileOf({ name, type, size }: FormFile, picture: string): File {
  const start = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
  return new File([start, new Uint8Array(Math.max(0, size - start.length))], name, { type });
}

/** A value of a document; files that are described become files, the pictures among them with this PNG in base64. */
export const valueOf = (value: FieldValue, picture: string): FieldValue =>
  Array.isArray(value) ? value.map((file: FormFile) => fileOf(file, picture)) : value;
