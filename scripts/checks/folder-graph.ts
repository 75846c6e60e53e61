import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Folders of a layer; `imports` has of each folder the folders it imports, with the imports themselves as `file -> file`. */
export type FolderGraph = { folders: Set<string>; imports: Map<string, Map<string, string[]>> };

const isSource = (file: string): boolean =>
  /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file) && !/(?:^|\/)(?:testing|generated)\//u.test(file);

/**
 * Modules that a source takes values from. `import type` vanishes when it is compiled; `import()` is left out, as a part that is
 * fetched later knows the page it is fetched for.
 */
function importedModules(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const imports = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const exports = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  return [...imports, ...exports].flatMap(({ moduleRequest }) =>
    moduleRequest ? [moduleRequest.value] : [],
  );
}

/** `#portal/x.ts` and `./x.ts` as paths below the sources; undefined for a package. */
function pathOf(module: string, importer: string): string | undefined {
  if (module.startsWith('#')) return module.slice(1);
  return module.startsWith('.') ? join(dirname(importer), module).split(sep).join('/') : undefined;
}

/** Layers are the folders directly in `source`. What lies directly in a layer puts it together, and belongs to no folder of it. */
export function readFolderGraphs(source: string): Map<string, FolderGraph> {
  const layers = new Map<string, FolderGraph>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const file of files.map((name) => name.split(sep).join('/')).sort()) {
    const folder = dirname(file);
    const [layer = ''] = file.split('/');
    if (!isSource(file) || folder === layer || folder === '.') continue;
    const graph = layers.get(layer) ?? { folders: new Set(), imports: new Map() };
    layers.set(layer, graph);
    graph.folders.add(folder);
    for (const module of importedModules(join(source, file))) {
      const target = pathOf(module, file);
      const to = target && dirname(target);
      if (!target?.startsWith(`${layer}/`) || !isSource(target) || !to || to === layer || to === folder)
        continue;
      const own = graph.imports.get(folder) ?? new Map<string, string[]>();
      graph.imports.set(folder, own.set(to, [...(own.get(to) ?? []), `${file} -> ${target}`]));
    }
  }
  return layers;
}

/** Shortest cycle of folders through `start`, which is its first and last entry; undefined if there is none. */
export function circleThrough(start: string, { imports }: FolderGraph): string[] | undefined {
  const via = new Map<string, string>();
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of imports.get(at)?.keys() ?? []) {
      if (via.has(next)) continue;
      via.set(next, at);
      queue.push(next);
    }
  }
  if (!via.has(start)) return undefined;
  const circle = [start];
  for (let at = via.get(start); at !== undefined && at !== start; at = via.get(at)) circle.unshift(at);
  return [start, ...circle];
}

/** The steps of a circle, each with the imports that make it. */
export const importsOfCircle = (circle: readonly string[], { imports }: FolderGraph): string[] =>
  circle.slice(1).flatMap((to, at) => {
    const [first, ...others] = imports.get(circle[at] ?? '')?.get(to) ?? [];
    return first === undefined ? [] : [others.length === 0 ? first : `${first} (and ${others.length} more)`];
  });

/** Folders that lie on a circle of imports. */
export const foldersOnCircles = (graph: FolderGraph): string[] =>
  [...graph.folders].filter((folder) => circleThrough(folder, graph) !== undefined).sort();
