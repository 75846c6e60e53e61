// Holds the folders that import each other in a circle where folder-cycles.json has them: fails when a layer has more, and asks to write
// it down when it has fewer, which `--update` does. Another folder of sources can be named, as the test does.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { circleThrough, foldersOnCircles, importsOfCircle, readFolderGraphs } from './folder-graph.ts';

const root = join(import.meta.dirname, '../..');
const { values: options } = parseArgs({
  options: {
    source: { type: 'string', default: join(root, 'src') },
    allowed: { type: 'string', default: join(import.meta.dirname, 'folder-cycles.json') },
    update: { type: 'boolean', default: false },
  },
});

const graphs = readFolderGraphs(options.source);
const allowed = JSON.parse(readFileSync(options.allowed, 'utf8')) as Record<string, string[]>;
const found = Object.fromEntries([...graphs].map(([layer, graph]) => [layer, foldersOnCircles(graph)]));

if (options.update) {
  writeFileSync(options.allowed, `${JSON.stringify(found, null, 2)}\n`);
  console.log(`${options.allowed} has the circles of today.`);
  process.exit();
}

let right = true;
for (const [layer, graph] of graphs) {
  const folders = found[layer] ?? [];
  const before = allowed[layer] ?? [];
  console.log(
    `${layer}: ${folders.length} of ${graph.folders.size} folders on a circle, ${before.length} allowed`,
  );
  if (folders.length === before.length) continue;
  right = false;
  if (folders.length < before.length) {
    console.error(
      '  Fewer than before. Hold the gain: node --import tsx scripts/checks/folder-cycles.ts --update, and commit folder-cycles.json.',
    );
    continue;
  }
  console.error('  New on a circle, with the imports that close it:');
  for (const folder of folders.filter((name) => !before.includes(name))) {
    const circle = circleThrough(folder, graph) ?? [];
    console.error(`    ${circle.join(' -> ')}`);
    for (const line of importsOfCircle(circle, graph)) console.error(`      ${line}`);
  }
  console.error(
    '  Fix: move what both need into a folder that imports neither, or hand it over as an argument. Imports of types do not count.',
  );
}
process.exit(right ? 0 : 1);
