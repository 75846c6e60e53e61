import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { sha256Hex } from '#server/crypto/tokens.ts';

const sources = join(import.meta.dirname, '../../server');

/** Number of this version's functions and views that a database has with another text, or not at all. */
export async function changedFunctions(client: pg.Client): Promise<number> {
  const there = await client.query<{ there: boolean }>(
    "select to_regclass('sql_files') is not null as there",
  );
  const { rows } = there.rows[0]?.there
    ? await client.query<{ checksum: string }>('select checksum from sql_files')
    : { rows: [] };
  const applied = new Set(rows.map(({ checksum }) => checksum));
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.sql'));
  const inFeatures = files.filter((file) => /[/\\]sql[/\\][^/\\]+$/u.test(file));
  const texts = await Promise.all(inFeatures.map((file) => readFile(join(sources, file), 'utf8')));
  return texts.filter((text) => !applied.has(sha256Hex(text))).length;
}
