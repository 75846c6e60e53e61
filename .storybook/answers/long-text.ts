import { isRecord } from './schema-node.ts';

/** Three times as long, as German is of English and as somebody writes who does not think of phones. */
export const longText = (text: string): string => (text.trim() === '' ? text : `${text} ${text} ${text}`);

const words = /^(?:title|name|nickname|content|text|label|labelName|description|account)$/u;

/** The same answer with everything that people read three times as long. */
export function longAnswer(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return words.test(name) ? longText(value) : value;
  if (Array.isArray(value)) return value.map((entry) => longAnswer(entry, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, longAnswer(inner, part)]));
}
