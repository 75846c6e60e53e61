// Fails when a style sheet names a side of the page, which would stay where it is in a language written right to left.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { allowedSides } from './allowed-sides.ts';

const { values: options } = parseArgs({
  options: { source: { type: 'string', default: join(import.meta.dirname, '../../src') } },
});

const physicalProperty =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/u;
const sideOfText = /^(?:float|clear|text-align|text-align-last)$/u;
const placed =
  /^(?:background(?:-image|-position|-position-x)?|mask(?:-image|-position)?|object-position|transform-origin|perspective-origin)$/u;
const fourSided = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/u;

/** Parts of a value that spaces divide, functions whole. */
function partsOf(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of value.replace(/\s*!important$/u, '')) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth === 0 && /\s/u.test(sign)) {
      if (part !== '') parts.push(part);
      part = '';
    } else part += sign;
  }
  return part === '' ? parts : [...parts, part];
}

/** Whether corners at the left differ from those at the right. */
function unevenCorners(radius: string): boolean {
  const [first, second = first, third = first, fourth = second] = partsOf(radius);
  return first !== second || third !== fourth;
}

/** A way along the line that `--way` does not turn; half of its own size centres a box. */
const fixedWay = (x: string | undefined): boolean =>
  x !== undefined && !x.includes('--way') && !/^(?:none|inherit|-?0(?:px|rem|%)?|-50%)$/u.test(x);

/** Whether a declaration stays at one side of the page in every language. */
function namesSide(property: string, value: string): boolean {
  if (physicalProperty.test(property)) return true;
  if (sideOfText.test(property)) return /^(?:left|right)$/u.test(value);
  if (placed.test(property)) return /(?:^|[\s,(])(?:left|right)(?:$|[\s,)/])/u.test(value);
  if (fourSided.test(property)) {
    const [, right, , left] = partsOf(value);
    return left !== undefined && left !== right;
  }
  if (property === 'border-radius') return value.split('/').some(unevenCorners);
  if (property === 'translate') return fixedWay(partsOf(value)[0]);
  if (property === 'transform')
    return [...value.matchAll(/translate(?:X|3d)?\(([^,)]*)/gu)].some(([, x]) => fixedWay(x?.trim()));
  return false;
}

const declaration = /(?<=^|[{;}])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/gu;

let sheets = 0;
const found: string[] = [];
const seen = new Set<string>();
for (const name of readdirSync(options.source, { recursive: true, encoding: 'utf8' }).sort()) {
  const file = name.split(sep).join('/');
  if (!file.endsWith('.css') || /(?:^|\/)generated\//u.test(file)) continue;
  sheets += 1;
  // Comments keep their lines, so that places stay right.
  const sheet = readFileSync(join(options.source, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, (comment) =>
    comment.replaceAll(/[^\n]/gu, ' '),
  );
  for (const match of sheet.matchAll(declaration)) {
    const [whole, property = '', written = ''] = match;
    const value = written.trim().replaceAll(/\s+/gu, ' ');
    if (!namesSide(property, value)) continue;
    const place = `${file} ${property}: ${value}`;
    if (Object.hasOwn(allowedSides, place)) seen.add(place);
    else {
      const line = sheet.slice(0, match.index + whole.indexOf(property)).split('\n').length;
      found.push(`${file}:${line} ${property}: ${value}`);
    }
  }
}
const gone = options.source.endsWith('src')
  ? Object.keys(allowedSides).filter((place) => !seen.has(place))
  : [];
console.log(`${sheets} style sheets, ${found.length} sides of the page, ${seen.size} with a reason`);
for (const place of found) console.error(`  ${place}`);
for (const place of gone) console.error(`  no longer there: ${place}`);
if (found.length > 0)
  console.error(
    '  Fix: a logical property (inset-inline-start, margin-inline, text-align: start), --way, --line-start or --line-end (src/ui/base/base.css), or a reason in scripts/checks/allowed-sides.ts.',
  );
process.exit(found.length + gone.length === 0 ? 0 : 1);
