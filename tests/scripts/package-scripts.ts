import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The scripts of package.json by name. */
export const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const isPre = (name: string): boolean => name.startsWith('pre') && name.slice('pre'.length) in scripts;

/** Names that are meant to be called; `pre…` runs before the script it is named after. */
export const calledNames = Object.keys(scripts).filter((name) => !isPre(name));

/** Commands that measure or ask somebody else's server: `--help` says how. */
export const hasHelp = (name: string): boolean => /^(?:bench|load|contract)(?::|$)/u.test(name);

/** Files that a script names, such as `scripts/dev.mjs`. */
export const filesOf = (script: string): string[] =>
  script.split(/\s+/u).filter((word) => /^[\w./-]+\.(?:[cm]?[jt]s|json)$/u.test(word));

/** Commands that a script begins, such as `node` and `oxfmt`. */
export const commandsOf = (script: string): string[] =>
  script.split('&&').map(
    (part) =>
      part
        .trim()
        .split(/\s+/u)
        .find((word) => word !== 'exec') ?? '',
  );
