import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs a check of this folder on a tree of sources that is made for it. */
export function checkTree(script: string, files: Readonly<Record<string, string>>) {
  const tree = mkdtempSync(join(tmpdir(), 'livery-check-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, script), '--source', tree],
      { encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
