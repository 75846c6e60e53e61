import { contrastFaults, type ContrastFault } from '#engine/theme/contrast.ts';
import { own } from '#engine/json/json.ts';
import { documentName } from '../documents/document-name.ts';
import { documentOf, type PackDocuments } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { captionOf } from '../documents/caption.ts';
import type { Change, Comparison } from './change.ts';
import { describeValues } from './describe-values.ts';

const key = 'theme/main';
const hex = /^“(#[0-9a-f]{6}(?:[0-9a-f]{2})?)”$/i;

const isColor = (value: string | undefined): boolean => value !== undefined && hex.test(value);
const bare = (value: string | undefined): string | undefined => value?.replace(hex, '$1');

const modeName = (mode: string): string =>
  mode === 'dark' || mode === 'light' ? say(`console.changes.modes.${mode}`) : captionOf(mode);

/** Changes of the theme: tokens with their colours, and pairs of colours that gained or lost sufficient contrast. */
export function describeTheme({ before, after }: Comparison): Change[] {
  const title = documentName(after, key);
  const values = describeValues(own(before, key), own(after, key), {
    place: [title],
    key,
    comparison: { before, after },
  }).map((change): Change => {
    const place = [
      title,
      ...change.path
        .slice(0, -1)
        .filter((step) => step !== 'modes')
        .map(modeName),
    ];
    const colors = isColor(change.from) || isColor(change.to);
    return {
      ...change,
      place,
      ...(colors && {
        what: captionOf(change.path.at(-1) ?? ''),
        colors: true,
        from: bare(change.from),
        to: bare(change.to),
      }),
    };
  });
  return [...values, ...describeContrast(before, after, title)];
}

const faultsOf = (documents: PackDocuments): Map<string, ContrastFault> => {
  const theme = documentOf(documents, 'theme', 'main');
  const faults = theme ? contrastFaults(theme) : [];
  return new Map(faults.map((fault) => [`${fault.mode} ${fault.foreground} ${fault.background}`, fault]));
};

function describeContrast(before: PackDocuments, after: PackDocuments, title: string): Change[] {
  const [was, now] = [faultsOf(before), faultsOf(after)];
  return [...new Map([...was, ...now])].flatMap(([pair, fault]): Change[] => {
    const [old, young] = [was.get(pair), now.get(pair)];
    if (old?.ratio === young?.ratio) return [];
    const said = (at: ContrastFault | undefined) =>
      at
        ? say('console.changes.ratio', { ratio: at.ratio.toFixed(2), needed: at.needed })
        : say('console.changes.enough', { needed: fault.needed });
    return [
      {
        place: [title, modeName(fault.mode)],
        what: say('console.changes.contrast', {
          color: captionOf(fault.foreground),
          on: captionOf(fault.background),
        }),
        from: said(old),
        to: said(young),
        key,
        path: ['modes', fault.mode, fault.foreground, fault.background],
      },
    ];
  });
}
