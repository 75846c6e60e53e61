import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isJsonObject, own } from '#engine/json/json.ts';
import { packLayers, type PackSet } from '#engine/packs.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { seedLanguage } from '#engine/exchange/seed-language.ts';
import type { Command, Terminal } from './command.ts';
import { localPacks } from './local-packs.ts';
import { readArgs } from './read-args.ts';

const languageCode = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** The languages of a brand, its own or of a pack below. */
function languagesOf(set: PackSet, pack: string): string[] {
  const brand: unknown = resolveBrand(set, pack).documents['brand/main'];
  const languages = isJsonObject(brand) ? own(brand, 'languages') : undefined;
  return Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : [];
}

/** Brands that show a language; a pack whose parents cannot be told is passed over. */
const brandsWith = (set: PackSet, language: string): string[] =>
  Object.keys(set)
    .filter((pack) => !packLayers(set, pack).broken && languagesOf(set, pack).includes(language))
    .sort();

async function seed(
  set: PackSet,
  pack: string,
  { language, from, configs }: { language: string; from: string; configs: string },
  terminal: Terminal,
): Promise<boolean> {
  const seeded = packLayers(set, pack).broken ? undefined : seedLanguage(set, pack, { language, from });
  if (!seeded) {
    terminal.error(
      `${pack} has no texts in ${from}, so there is nothing to begin with. Name another language with --from.`,
    );
    return false;
  }
  const file = join(configs, pack, 'texts', `${language}.json`);
  if (seeded.added === 0) terminal.out(`${file} lacks nothing that ${from} has.`);
  else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(seeded.document, null, 2)}\n`);
    terminal.out(`${file}: ${seeded.added} texts of ${from} added, marked as not translated.`);
  }
  if (!languagesOf(set, pack).includes(language)) {
    terminal.out(
      `Add "${language}" to "languages" of ${pack}/brand/main.json, so that players can choose it.`,
    );
  }
  return true;
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = {
    configs: { type: 'string', default: 'configs' },
    from: { type: 'string', default: 'en' },
  } as const;
  const read = readArgs(args, options, command.usage, terminal);
  if (!read) return 2;
  const { values } = read;
  const [what, asked, ...named] = read.positionals;
  const languages = asked?.split(',') ?? [];
  if (what !== 'add' || languages.length === 0 || !languages.every((code) => languageCode.test(code))) {
    terminal.error(`Name what to do and a language, such as "add th".\nlivery ${command.usage}`);
    return 2;
  }
  const set = await localPacks(values.configs, named, terminal);
  if (!set) return 2;
  const places = languages.map((language) => ({
    language,
    packs: named.length > 0 ? named : brandsWith(set, language),
  }));
  const nowhere = places.find(({ packs }) => packs.length === 0);
  if (nowhere) {
    terminal.error(
      `No brand of ${values.configs} has ${nowhere.language} among its languages. Name the packs to add it to.`,
    );
    return 2;
  }
  let done = true;
  for (const { language, packs } of places)
    for (const pack of packs)
      done =
        (await seed(set, pack, { language, from: values.from, configs: values.configs }, terminal)) && done;
  return done ? 0 : 1;
}

/** `livery texts add`: languages of brands, begun with the words of another; exit code 1 when one has no such words. */
export const command: Command = {
  usage: 'texts add <language>[,<language> …] [<pack> …] [--from <language>] [--configs <folder>]',
  summary: 'begins languages with the words of another, marked as not translated',
  run,
};
