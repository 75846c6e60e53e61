const extensions: Readonly<Record<string /* media type */, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** What the file dialog offers. */
export const pictureTypes: readonly string[] = Object.keys(extensions);

const longest = 40;

/** Words as a part of a path: small letters, digits and dashes. */
const slug = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, longest)
    .replaceAll(/-+$/gu, '');

/** A folder below the assets as it may be named; empty for the assets themselves. */
export const folderOf = (words: string): string =>
  words
    .split('/')
    .map(slug)
    .filter((part) => part !== '')
    .slice(0, 2)
    .map((part) => part.slice(0, 15))
    .join('/');

/** Name of a file without what stands behind its last dot, and that. */
const split = (name: string): [string, string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot + 1).toLowerCase()] : [name, ''];
};

/** Path under which a file is kept: its name in small letters, with the ending of its type. The server judges what it is. */
export function pathOf({ name, type }: Pick<File, 'name' | 'type'>, folder: string): string {
  const [words, ending] = split(name);
  const extension = extensions[type] ?? (ending === 'jpeg' ? 'jpg' : ending);
  const base = slug(words) || 'picture';
  return `${folder === '' ? '' : `${folder}/`}${base}.${extension || 'png'}`;
}

/** The path itself, or the first of `name-2`, `name-3`, … that is not taken. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  if (!isTaken(path)) return path;
  const [words, extension] = split(path);
  const slash = words.lastIndexOf('/') + 1;
  for (let count = 2; ; count += 1) {
    const short = words.slice(slash, slash + longest - String(count).length - 1);
    const next = `${words.slice(0, slash)}${short}-${count}.${extension}`;
    if (!isTaken(next)) return next;
  }
}
