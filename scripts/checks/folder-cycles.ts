// Fails when folders of a layer import each other in a circle. Another folder of sources can be named, as the test does.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { circleThrough, foldersOnCircles, importsOfCircle, readFolderGraphs } from './folder-graph.ts';

const { values: options } = parseArgs({
  options: { source: { type: 'string', default: join(import.meta.dirname, '../../src') } },
});

let right = true;
for (const [layer, graph] of readFolderGraphs(options.source)) {
  const folders = foldersOnCircles(graph);
  console.log(`${layer}: ${folders.length} of ${graph.folders.size} folders on a circle`);
  if (folders.length === 0) continue;
  right = false;
  console.error('  Shortest circle of each, with the imports that close it:');
  for (const folder of folders) {
    const circle = circleThrough(folder, graph) ?? [];
    console.error(`    ${circle.join(' -> ')}`);
    for (const line of importsOfCircle(circle, graph)) console.error(`      ${line}`);
  }
  console.error(
    '  Fix: move what both need into a folder that imports neither, or hand it over as an argument. Imports of types do not count.',
  );
}
process.exit(right ? 0 : 1);
