import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackSet } from '#engine/packs.ts';
import { resolveBrand, type ResolvedBrand } from '#engine/resolve.ts';
import type { Command, Terminal } from './command.ts';
import { localPacks } from './local-packs.ts';
import { readArgs } from './read-args.ts';

const documentTypes = join(import.meta.dirname, '../contract/generated/documents.ts');

/** Names that documents of the packs give to things, by the type they become. */
function namesOf(brands: readonly ResolvedBrand[]): Record<string, string[]> {
  const names: Record<string, Set<string>> = Object.fromEntries(
    [
      'KnownText',
      'KnownPage',
      'KnownModal',
      'KnownPanel',
      'KnownForm',
      'KnownMenu',
      'KnownPattern',
      'KnownFlag',
      'KnownConstant',
      'KnownLanguage',
    ].map((type) => [type, new Set<string>()]),
  );
  const add = (type: string, ...more: readonly string[]): void =>
    more.forEach((name) => names[type]?.add(name));
  for (const document of brands.flatMap(({ documents }) => Object.values(documents))) {
    if (document.kind === 'texts') {
      add('KnownLanguage', document.id);
      add('KnownText', ...Object.keys(document.texts));
    } else if (document.kind === 'screen') {
      if (document.presentation === 'modal') add('KnownModal', document.id);
      if (document.presentation === 'panel') add('KnownPanel', document.id);
      if (document.path !== undefined) add('KnownPage', document.path);
    } else if (document.kind === 'form') add('KnownForm', document.id);
    else if (document.kind === 'menu') add('KnownMenu', document.id);
    else if (document.kind === 'patterns') add('KnownPattern', ...Object.keys(document.patterns));
    else if (document.kind === 'flags') add('KnownFlag', ...Object.keys(document.flags));
    else if (document.kind === 'constants') add('KnownConstant', ...Object.keys(document.constants));
  }
  return Object.fromEntries(Object.entries(names).map(([type, found]) => [type, [...found].sort()]));
}

const union = (type: string, names: readonly string[]): string =>
  names.length === 0
    ? `export type ${type} = never;`
    : `export type ${type} =\n${names.map((name) => `  | ${JSON.stringify(name)}`).join('\n')};`;

/** The module that `livery types` writes: types of documents, and the names that the packs give to things. */
async function typesOf(set: PackSet, packs: readonly string[]): Promise<string> {
  const generated = await readFile(documentTypes, 'utf8');
  const names = namesOf(packs.map((pack) => resolveBrand(set, pack)));
  return [
    `// Made by "livery types ${packs.join(' ')}". Make it anew after documents changed; do not edit.`,
    union('KnownPack', packs),
    ...Object.entries(names).map(([type, found]) => union(type, found)),
    generated.replace(/^\/\/.*\n/u, '').trimEnd(),
    '',
  ].join('\n\n');
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = {
    configs: { type: 'string', default: 'configs' },
    out: { type: 'string' },
    check: { type: 'boolean', default: false },
  } as const;
  const read = readArgs(args, options, command.usage, terminal);
  if (!read) return 2;
  const { values, positionals } = read;
  const set = await localPacks(values.configs, positionals, terminal);
  if (!set) return 2;
  const packs = positionals.length > 0 ? positionals : Object.keys(set).sort();
  const text = await typesOf(set, packs);
  if (values.out === undefined) {
    terminal.out(text.trimEnd());
    return 0;
  }
  const before = await readFile(values.out, 'utf8').catch(() => undefined);
  if (before === text) {
    terminal.out(`${values.out} is current.`);
    return 0;
  }
  if (values.check) {
    terminal.error(`${values.out} is not what the documents say. Run livery types --out ${values.out}.`);
    return 1;
  }
  await writeFile(values.out, text);
  terminal.out(`${values.out} written.`);
  return 0;
}

/** `livery types`: TypeScript for who writes code around the documents; with --check exit code 1 when the file is old. */
export const command: Command = {
  usage: 'types [<pack> …] [--out <file> [--check]] [--configs <folder>]',
  summary: 'writes TypeScript types of documents, and of the texts, pages, forms and flags that packs have',
  run,
};
