// Fails when two files of a layer export the same name. Another folder of sources can be named, as the test does.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: { source: { type: 'string', default: join(import.meta.dirname, '../../src') } },
});

/** Names by which registries find one export in each of many files. */
const conventions = new Set(
  'action block calls check command facts inputDocument inputValue page route source up widget'.split(' '),
);

/** A part that is fetched late has the name of what it fetches. */
const declared =
  /^export (?:async )?(?:const|function|class|type|interface) (\w+)(?! = (?:lazyView|late)\()/gmu;

const found = new Map<string, string[]>();
for (const name of readdirSync(options.source, { recursive: true, encoding: 'utf8' }).sort()) {
  const file = name.split(sep).join('/');
  if (!/\.tsx?$/u.test(file) || /\.test\.tsx?$|(?:^|\/)generated\//u.test(file)) continue;
  const [layer = ''] = file.split('/');
  for (const [, exported = ''] of readFileSync(join(options.source, name), 'utf8').matchAll(declared)) {
    if (conventions.has(exported)) continue;
    const key = `${layer}: ${exported}`;
    found.set(key, [...(found.get(key) ?? []), file]);
  }
}
const doubled = [...found].filter(([, files]) => new Set(files).size > 1);
console.log(`${found.size} exported names, ${doubled.length} of them in more than one file of their layer`);
for (const [name, files] of doubled) console.error(`  ${name}: ${[...new Set(files)].join(', ')}`);
if (doubled.length > 0)
  console.error('  Fix: one of them where they mean the same, else a name that says which of them it is.');
process.exit(doubled.length === 0 ? 0 : 1);
