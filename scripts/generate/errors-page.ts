import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callErrors, type CallErrorCode } from '../../src/contract/call-errors.ts';
import { pageErrors } from '../../src/contract/page-errors.ts';
import type { ErrorsDocument, TextsDocument } from '../../src/contract/generated/documents.ts';
import { errorEntryOf } from '../../src/engine/error-entry.ts';

const read = <T>(root: string, file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const isCall = (code: string): code is CallErrorCode => Object.hasOwn(callErrors, code);

/** The table of docs/reference/errors.md: each code, what it means, what players read in English, and where. */
export function generateErrorsPage(root: string): string {
  const { errors } = read<ErrorsDocument>(root, 'configs/base/errors/main.json');
  const { texts } = read<TextsDocument>(root, 'configs/base/texts/en.json');
  const row = (code: string): string => {
    const { text, severity, present, fields, retry, confirm } = errorEntryOf(errors, code);
    const where = [
      present,
      ...(fields ?? []),
      ...(confirm === undefined ? [] : [`“${texts[confirm] ?? confirm}”`]),
    ];
    const meaning = isCall(code)
      ? `${callErrors[code].status}: ${callErrors[code].message}`
      : (pageErrors[code as keyof typeof pageErrors] ?? '');
    return `| \`${code}\` | ${cell(texts[text] ?? text)} | ${severity} | ${where.join(' ')} | ${retry ? 'yes' : ''} | ${cell(meaning)} |`;
  };
  const of = (page: boolean): string =>
    Object.keys({ ...callErrors, ...pageErrors })
      .filter((code) => isCall(code) !== page)
      .toSorted()
      .map(row)
      .join('\n');
  const head =
    '| code | what a player reads | severity | where | again | what it means |\n|---|---|---|---|---|---|\n';
  return `# Errors

Made from \`configs/base/errors/main.json\`, its texts and \`src/contract\` by \`npm run generate\`; do not edit. A brand changes any of it by an
\`errors/main\` of its own. “again”: the form offers to send the same once more.

## Codes of the gateway

${head}${of(false)}

## Codes of the page

${head}${of(true)}
`;
}
