import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const read = <Document>(file: string): Document => JSON.parse(readFileSync(file, 'utf8')) as Document;

/** Languages that a demo brand offers. */
export const languagesOf = (brand: string, configs = 'configs'): readonly string[] =>
  read<{ languages: string[] }>(join(configs, brand, 'brand/main.json')).languages;

/**
 * A copy of the documents in which a demo brand offers further languages of the base; its own words stand in English there. A server that
 * starts with it makes the words of forty languages ready in a quarter of the time that drafting and publishing them takes.
 */
export function configsWithLanguages(brand: string, codes: readonly string[]): string {
  const configs = mkdtempSync(join(tmpdir(), 'livery-e2e-configs-'));
  cpSync('configs', configs, { recursive: true });
  const file = join(configs, brand, 'brand/main.json');
  const offered = languagesOf(brand, configs);
  writeFileSync(
    file,
    JSON.stringify({ ...read<object>(file), languages: [...new Set([...offered, ...codes])] }),
  );
  const english = read<object>(join(configs, brand, 'texts/en.json'));
  for (const code of codes) {
    const texts = join(configs, brand, `texts/${code}.json`);
    if (!existsSync(texts)) writeFileSync(texts, JSON.stringify({ ...english, id: code }));
  }
  return configs;
}
