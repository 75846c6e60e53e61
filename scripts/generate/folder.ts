import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents of a folder by file name. */
export type Files = Readonly<Record<string, string>>;

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
const list = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
};

/** Names of files that are missing or differ, and of files that nothing makes any more. */
export const compare = (folder: string, files: Files): { changed: string[]; extra: string[] } => ({
  changed: Object.keys(files).filter((name) => read(join(folder, name)) !== files[name]),
  extra: list(folder).filter((name) => !(name in files)),
});

/** Makes the folder hold exactly `files`; unchanged files keep their time stamp, and writes are atomic. */
export function writeFolder(folder: string, files: Files): void {
  const { changed, extra } = compare(folder, files);
  mkdirSync(folder, { recursive: true });
  for (const name of changed) {
    const written = join(folder, `.${name}.${process.pid}`);
    writeFileSync(written, files[name] ?? '');
    renameSync(written, join(folder, name));
  }
  for (const name of extra) rmSync(join(folder, name), { force: true });
  console.log(`${folder}: ${changed.length} written, ${extra.length} removed`);
}
