import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: { source: { type: 'string', default: join(import.meta.dirname, '../../src') } },
});

/** Files of the sources whose names match, without generated ones. Another folder can be named by `--source`, as tests do. */
export function* sourceFiles(names: RegExp): Generator<{ file: string; text: string }> {
  for (const name of readdirSync(options.source, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = name.split(sep).join('/');
    if (!names.test(file) || /(?:^|\/)generated\//u.test(file)) continue;
    yield { file, text: readFileSync(join(options.source, name), 'utf8') };
  }
}
