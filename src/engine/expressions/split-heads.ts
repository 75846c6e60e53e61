import type { ExpressionPart } from './expression.ts';

/** Splits the leading lookaheads, which are judged one by one, from the rest. */
export function splitHeads(part: ExpressionPart): {
  heads: Extract<ExpressionPart, { kind: 'look' }>[];
  rest: ExpressionPart;
} {
  const parts = part.kind === 'sequence' ? part.parts : [part];
  const end = parts.findIndex(({ kind }) => kind !== 'look');
  const front = parts.slice(0, end === -1 ? parts.length : end);
  const heads = front.filter((head) => head.kind === 'look');
  return { heads, rest: { ...part, kind: 'sequence', parts: parts.slice(heads.length) } };
}
