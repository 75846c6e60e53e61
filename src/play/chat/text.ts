const controls = /[\p{Cc}\u2028\u2029]+/gu;
/** Characters that turn the direction of what follows, or show nothing at all; joiners stay, which scripts and emoji need. */
const tricks =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E001F}]/gu;
const unpaired = /\p{Surrogate}/gu;

/** A message as it is kept: one line of plain text without controls and tricks of direction. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unpaired, '')
    .replace(tricks, '')
    .replace(controls, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Code points that one character of any script or emoji has at most; piled-up marks count as further characters. */
const pointsOfCharacter = 12;

type Segmenter = { segment: (text: string) => Iterable<{ segment: string }> };
let segmenter: Segmenter | undefined;

/** Length in characters as people count them. */
export function lengthOf(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let length = 0;
  for (const { segment } of segmenter.segment(text))
    length += Math.ceil([...segment].length / pointsOfCharacter);
  return length;
}

/** Whether a text has something to see. */
export const saysSomething = (text: string): boolean => /[^\s\p{Cf}\p{Mn}]/u.test(text);
