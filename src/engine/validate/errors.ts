import { callErrors } from '#contract/call-errors.ts';
import { pageErrors } from '#contract/page-errors.ts';
import { errorTextKey } from '../error-entry.ts';
import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Brand, BrandDocument } from './brand.ts';
import { textKeys } from './text-keys.ts';

const sources = [
  ['src/contract/call-errors.ts', Object.keys(callErrors)],
  ['src/contract/page-errors.ts', Object.keys(pageErrors)],
] as const;

/** Checks that every code has words, popups can be answered, and entries shown at a field name it. */
export function checkErrors(brand: Brand, document: BrandDocument): void {
  const entries = own(document.content, 'errors');
  if (!isJsonObject(entries)) return;
  const texts = textKeys(brand);
  const hasWords = (code: string): boolean => {
    const entry = own(entries, code);
    // A text that is named and not there is reported as every other.
    return texts.has(errorTextKey(code)) || (isJsonObject(entry) && typeof entry['text'] === 'string');
  };
  for (const [source, codes] of sources) {
    for (const code of codes.filter((code) => !hasWords(code))) {
      brand.report(document.key, {
        code: 'ERROR_NOT_TOLD',
        pointer: '/errors',
        part: 'key',
        message: `The code ${code} of ${source} has no words, so a player would only read that something went wrong.`,
        fix: `Add the text "${errorTextKey(code)}" in every language, or "${code}": { "text": … } with another text.`,
      });
    }
  }
  for (const [name, entry] of Object.entries(entries)) {
    if (!isJsonObject(entry)) continue;
    const { present, confirm, fields } = entry;
    if (present === 'popup' && confirm === undefined) {
      brand.report(document.key, {
        code: 'POPUP_WITHOUT_CONFIRM',
        pointer: joinPointer('/errors', name),
        message: `${name} is told by a popup whose button says nothing.`,
        fix: 'Add "confirm" with the key of a text, such as "common.ok".',
      });
    }
    if (present === 'field' && fields === undefined) {
      brand.report(document.key, {
        code: 'ERROR_WITHOUT_FIELD',
        pointer: joinPointer('/errors', name),
        message: `${name} is told at a field, and at none that it names.`,
        fix: 'Add "fields" with the names of fields, or present it otherwise.',
      });
    }
  }
}
