// Fails where a style sheet names a side of the page instead of a side of the line, which right-to-left languages would not mirror.
import { sourceFiles } from './source-files.ts';

/** Declarations that stay, by file, each with its reason. */
const kept: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'operator/pictures/pictures.css': {
    'transform: translate(-50%, -50%)': 'A mark in the middle of its point.',
  },
  'operator/styles/shell.css': { 'border-width: 0 0 3px 3px': 'The sign of the product.' },
  'portal/blocks/games/vendorGrid/vendor-grid.css': {
    'translate: -50% 0': 'One of two bands that drift, each with its twin.',
    'translate: 50% 0': 'One of two bands that drift, each with its twin.',
  },
  'portal/blocks/layout/header/header.css': {
    'object-position: left center': 'A logo has its mark at the left in every language.',
  },
  'portal/blocks/games/gameFrame/game-frame.css': {
    'translate: -30% 0': 'A bar that goes to and fro.',
    'translate: 180% 0': 'A bar that goes to and fro.',
  },
  'sandbox/games/base.css': {
    'transform: translate(6rem, -5rem) rotate(24deg)': 'A coin that falls, in no language.',
  },
  'sandbox/games/views/small.css': {
    'transform: translateX(2.2rem) rotate(8deg)': 'One of two cards that face each other.',
    'transform: scaleX(-1) translateX(2.2rem) rotate(8deg)': 'One of two cards that face each other.',
  },
  'ui/form/widgets/select-search/searchable-list.css': {
    'border-width: 0 2.5px 2.5px 0': 'A tick is drawn in one way in every language.',
  },
};

const sided =
  /^(?:left|right|(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/u;
const alignment = /^(?:text-align(?:-last)?|float|clear)$/u;
const corners =
  /^(?:margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/u;

/** Parts of a value that spaces divide, those in brackets kept whole. */
const partsOf = (value: string): string[] => value.match(/(?:[^\s()]+|\((?:[^()]|\([^()]*\))*\))+/gu) ?? [];

/** Whether a declaration names left or right; `--way`, which is 1 or -1 with the direction of the page, says which is meant. */
function isSided(property: string, value: string): boolean {
  if (sided.test(property)) return true;
  if (value.includes('var(--way)')) return false;
  const parts = partsOf(value.replace('!important', ''));
  if (alignment.test(property)) return /^(?:left|right)$/u.test(value);
  if (corners.test(property)) return parts.length === 4 && parts[1] !== parts[3];
  if (property === 'border-radius') return parts.length > 1 && !value.includes('/') && parts[0] !== parts[1];
  if (property === 'translate') return parts.length > 1 && !/^[-+]?0\w*$/u.test(parts[0] ?? '');
  if (property === 'rotate') return /^-?90deg$/u.test(value);
  if (property === 'transform') return /translate(?:X|3d)?\((?!-?0\w*[,)])/u.test(value);
  if (/^(?:object|background|mask|perspective|transform)-(?:position|origin)$/u.test(property))
    return /\b(?:left|right)\b/u.test(value);
  return (
    /^(?:background|background-image|mask|mask-image)$/u.test(property) &&
    /\b(?:to )?(?:left|right)\b/u.test(value)
  );
}

let checked = 0;
const found: string[] = [];
for (const { file, text } of sourceFiles(/\.css$/u)) {
  const css = text.replaceAll(/\/\*.*?\*\//gsu, (comment) => comment.replaceAll(/[^\n]/gu, ' '));
  for (const match of css.matchAll(/(?<=[;{]\s*)(?<property>[a-z-]+)\s*:\s*(?<value>[^;{}]+)(?=[;}])/gu)) {
    const { property = '', value = '' } = match.groups ?? {};
    const said = value.trim().replaceAll(/\s+/gu, ' ');
    checked += 1;
    if (!isSided(property, said) || kept[file]?.[`${property}: ${said}`] !== undefined) continue;
    const line = css.slice(0, match.index).split('\n').length;
    found.push(`${file}:${line} ${property}: ${said}`);
  }
}
console.log(`${checked} declarations of style sheets, ${found.length} of them name left or right`);
for (const each of found) console.error(`  ${each}`);
if (found.length > 0)
  console.error(
    '  Fix: inline-start and inline-end, or a length, angle or share times var(--way); what means a side of the page stands in this check with its reason.',
  );
process.exit(found.length === 0 ? 0 : 1);
