import { splitHeads } from '#engine/expressions/split-heads.ts';
import { readExpression, type ExpressionPart, type SourceSpan } from '#engine/expressions/expression.ts';
import { say } from '../language/say.ts';
import { oneWords, orList, quoted } from './character-words.ts';

/** Meaning of a part of an expression; `parts` are its components. */
export type Meaning = SourceSpan & { words: string; parts: readonly Meaning[] };

type Repeat = Extract<ExpressionPart, { kind: 'repeat' }>;

const unwrapped = (part: ExpressionPart): ExpressionPart =>
  part.kind === 'group' ? unwrapped(part.body) : part;

const partsOf = (part: ExpressionPart): readonly ExpressionPart[] => {
  const inner = unwrapped(part);
  return inner.kind === 'sequence' ? inner.parts : [inner];
};

/** Literal text of parts without any choice; undefined otherwise. */
function literalOf(parts: readonly ExpressionPart[]): string | undefined {
  if (parts.length === 0) return undefined;
  let text = '';
  for (const part of parts) {
    if (part.kind !== 'one' || (part.source.length > 1 && !/^\\[^\p{L}\d]$/u.test(part.source)))
      return undefined;
    if (part.source === '.') return undefined;
    text += part.source.replace(/^\\/, '');
  }
  return text;
}

const timesWords = ({ min, max }: Repeat, { one, many }: { one: string; many: string }): string => {
  if (min === 0 && max === 1) return say('console.meaning.optionally', { what: one });
  if (min === max) return min === 1 ? one : say('console.meaning.times', { number: min, what: one });
  if (max === Infinity) {
    if (min === 0) return say('console.meaning.anyNumberOf', { what: many });
    return min === 1
      ? say('console.meaning.oneOrMore', { what: many })
      : say('console.meaning.orMore', { number: min, what: many });
  }
  return min === 0
    ? say('console.meaning.upTo', { number: max, what: many })
    : say('console.meaning.between', { min, max, what: many });
};

const exactly = (repeat: Repeat, naming: { one: string; many: string }): string =>
  repeat.min === repeat.max && repeat.min > 1
    ? say('console.meaning.exactly', { number: repeat.min, what: naming.many })
    : timesWords(repeat, naming);

const turns = ({ min, max }: Repeat): string => {
  if (min === 0 && max === 1) return say('console.meaning.turns.optionally');
  if (min === max) return say('console.meaning.turns.times', { number: min });
  if (max === Infinity) {
    if (min === 0) return say('console.meaning.turns.anyNumber');
    return min === 1
      ? say('console.meaning.turns.onceOrMore')
      : say('console.meaning.turns.orMore', { number: min });
  }
  return say('console.meaning.turns.between', { min, max });
};

const spanOf = ({ start, end }: SourceSpan): SourceSpan => ({ start, end });

/** Parts that a lookahead finds anywhere in the value: `(?=.*[0-9])`, `(?=[^0-9]*[0-9])`. */
function soughtAnywhere(body: ExpressionPart): readonly ExpressionPart[] | undefined {
  const [skip, ...rest] = partsOf(body);
  if (skip?.kind !== 'repeat' || skip.body.kind !== 'one' || skip.min > 0 || skip.max !== Infinity)
    return undefined;
  const { source } = skip.body;
  const [sought] = rest;
  const negates =
    sought?.kind === 'one' &&
    source.startsWith('[^') &&
    `[${source.slice(2)}` === sought.source.replace(/^\[/, '[');
  return rest.length > 0 && (source === '.' || negates) ? rest : undefined;
}

function lookMeaning(part: Extract<ExpressionPart, { kind: 'look' }>): Meaning {
  const anywhere = soughtAnywhere(part.body);
  const sought = inTurn(anywhere ?? partsOf(part.body));
  const [only] = sought;
  const lead = anywhere ? (part.negative ? 'nowhere' : 'somewhere') : part.negative ? 'beginsNot' : 'begins';
  return sought.length === 1 && only
    ? { ...spanOf(part), words: say(`console.meaning.look.${lead}`, { what: only.words }), parts: only.parts }
    : { ...spanOf(part), words: say(`console.meaning.look.${lead}These`), parts: sought };
}

function repeatMeaning(part: Repeat): Meaning {
  const body = unwrapped(part.body);
  if (body.kind === 'one') return { ...spanOf(part), words: exactly(part, oneWords(body.source)), parts: [] };
  const inner = inTurn(partsOf(body));
  const literal = literalOf(partsOf(body));
  return literal === undefined
    ? { ...spanOf(part), words: turns(part), parts: inner }
    : {
        ...spanOf(part),
        words: timesWords(part, { one: quoted(literal), many: quoted(literal) }),
        parts: [],
      };
}

function choiceMeaning(part: Extract<ExpressionPart, { kind: 'choice' }>): Meaning {
  const literals = part.options.map((option) => literalOf(partsOf(option)));
  const known = literals.filter((literal) => literal !== undefined);
  if (known.length === literals.length) {
    return { ...spanOf(part), words: orList(known.map(quoted)), parts: [] };
  }
  return {
    ...spanOf(part),
    words: say('console.meaning.choice'),
    parts: part.options.map((option) => {
      const inner = inTurn(partsOf(option));
      const [only] = inner;
      if (inner.length === 1 && only) return only;
      const plain = inner.every(({ parts }) => parts.length === 0);
      return plain
        ? {
            ...spanOf(option),
            words: inner.map(({ words }) => words).join(say('console.meaning.then')),
            parts: [],
          }
        : { ...spanOf(option), words: say('console.meaning.sequence'), parts: inner };
    }),
  };
}

const edges = { '^': 'beginning', $: 'end', '\\b': 'word', '\\B': 'noWord' } as const;

function meaning(part: ExpressionPart): Meaning[] {
  switch (part.kind) {
    case 'one':
      return [{ ...spanOf(part), words: oneWords(part.source).one, parts: [] }];
    case 'sequence':
      return inTurn(part.parts);
    case 'choice':
      return [choiceMeaning(part)];
    case 'group':
      return meaning(part.body).map((inner) => ({ ...inner, ...spanOf(part) }));
    case 'look':
      return [lookMeaning(part)];
    case 'repeat':
      return [repeatMeaning(part)];
    case 'edge':
      return [{ ...spanOf(part), words: say(`console.meaning.edges.${edges[part.of]}`), parts: [] }];
  }
}

/** Meanings of consecutive parts; literal characters are combined. */
function inTurn(parts: readonly ExpressionPart[]): Meaning[] {
  const said: Meaning[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    let end = index;
    while (end < parts.length && literalOf(parts.slice(index, end + 1)) !== undefined) end += 1;
    const [first, last] = [parts[index], parts[end - 1]];
    if (end > index + 1 && first && last) {
      const words = quoted(literalOf(parts.slice(index, end)) ?? '');
      said.push({ start: first.start, end: last.end, words, parts: [] });
      index = end - 1;
    } else if (first)
      said.push(...(first.kind === 'group' && meaning(first).length > 1 ? [grouped(first)] : meaning(first)));
  }
  return said;
}

const grouped = (part: ExpressionPart): Meaning => ({
  ...spanOf(part),
  words: say('console.meaning.sequence'),
  parts: meaning(part),
});

/** Meaning of a pattern: conditions on the whole value, then its parts in order. Undefined when the expression cannot be parsed. */
export function patternMeaning(
  pattern: string,
): { conditions: readonly Meaning[]; parts: readonly Meaning[] } | undefined {
  if (pattern === '*') return { conditions: [], parts: [] };
  const part = readExpression(pattern);
  if (!part) return undefined;
  const { heads, rest } = splitHeads(part);
  return {
    conditions: heads.map(lookMeaning),
    parts: rest.kind === 'sequence' ? inTurn(rest.parts) : meaning(rest),
  };
}

/** A meaning with its components in one line. */
const inOneLine = ({ words, parts }: Meaning): string =>
  parts.length === 0
    ? words
    : `${words.replace(/\s*[:：-]$/, '')} ${parts
        .map(inOneLine)
        .join(
          say(words === say('console.meaning.choice') ? 'console.characters.or' : 'console.meaning.then'),
        )}`;

/** Expectation of a part in one line, for the place where a sample stops matching. */
export const wantedWords = (part: ExpressionPart): string =>
  meaning(part).map(inOneLine).join(say('console.meaning.then'));
