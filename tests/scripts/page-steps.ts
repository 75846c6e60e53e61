import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One fence of a page that names a file: the whole file, or in the language `diff` a change of it. */
export type Step = { section: string; language: string; file: string; text: string };

/** The steps of a page in their order; `section` is the heading above. */
export function stepsOf(page: string): Step[] {
  const parts = page.matchAll(
    /^## (?<heading>[^\n]+)$|^ *```(?<language>\w+) (?<file>\S+)\n(?<text>.*?)^ *```$/gmsu,
  );
  const steps: Step[] = [];
  let section = '';
  for (const { groups: { heading, language = '', file = '', text = '' } = {} } of parts)
    if (heading === undefined) steps.push({ section, language, file, text });
    else section = heading;
  return steps;
}

/** Lines of a change that the file has before it ('-') or after it ('+'). */
const side = (text: string, sign: '-' | '+'): string =>
  [...text.matchAll(/^(.)(.*\n)/gmu)]
    .map(([, mark, line = '']) => (mark === ' ' || mark === sign ? line : ''))
    .join('');

/** Does a step in a folder. A change has to fit exactly one place of its file. */
export function takeStep(folder: string, { language, file, text }: Step): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  if (language !== 'diff') return writeFileSync(path, text, { flag: 'wx' });
  const parts = readFileSync(path, 'utf8').split(side(text, '-'));
  if (parts.length !== 2) throw new Error(`The change of ${file} fits ${parts.length - 1} places of it.`);
  writeFileSync(path, parts.join(side(text, '+')));
}

/** Copies what git has of the repository, with the packages it uses, into an empty folder. */
export function copyRepository(root: string, folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--', ':!*.png'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
