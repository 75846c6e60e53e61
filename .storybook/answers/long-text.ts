import { isRecord } from './schema-node.ts';

/** A text at three times its length, more than German needs for English. */
export const longText = (text: string): string => (text.trim() === '' ? text : `${text} ${text} ${text}`);

const words = /^(?:title|name|nickname|content|text|label|labelName|description|account)$/u;

/** The answer with every displayed text at three times its length. */
export function longAnswer(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return words.test(name) ? longText(value) : value;
  if (Array.isArray(value)) return value.map((entry) => longAnswer(entry, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, longAnswer(inner, part)]));
}
