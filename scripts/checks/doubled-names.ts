// Fails when two files of a layer export the same name.
import { sourceFiles } from './source-files.ts';

/** Names by which registries find one export in each of many files. */
const conventions = new Set(
  'action block calls check command facts inputDocument inputValue page route source up widget'.split(' '),
);

/** A part that is fetched late has the name of what it fetches. */
const declared =
  /^export (?:async )?(?:const|function|class|type|interface) (\w+)(?! = (?:lazyView|late)\()/gmu;

const found = new Map<string, string[]>();
for (const { file, text } of sourceFiles(/\.tsx?$/u)) {
  if (/\.test\.tsx?$/u.test(file)) continue;
  const [layer = ''] = file.split('/');
  for (const [, exported = ''] of text.matchAll(declared)) {
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
