import { isRecord } from './schema-node.ts';

/** A recorded answer of the real gateway, as the whole envelope. */
export type Recorded = { query: Readonly<Record<string, string>>; envelope: unknown };

/** Recorded answers of the gateway by path. */
export type Answers = Record<string, readonly Recorded[]>;

/** Query parameters that choose a page of a list, not its content. */
const ofPages: readonly string[] = ['page', 'size'];

const folded = (text: string): string => text.normalize('NFKD').toLowerCase();

/** True when an entry matches a query parameter; one without a text property of that name matches too. */
function isAsked(entry: unknown, [name, wanted]: readonly [string, string]): boolean {
  if (!isRecord(entry)) return true;
  if (name === 'search') return folded(String(entry['name'] ?? '')).includes(folded(wanted));
  const said = entry[name === 'gameId' ? 'id' : name];
  return typeof said !== 'string' || said === wanted;
}

/** The answer with its lists filtered by the query; `total` is adjusted where the whole list was recorded. */
function narrowed(value: unknown, rest: readonly (readonly [string, string])[]): unknown {
  if (Array.isArray(value))
    return value
      .filter((entry) => rest.every((param) => isAsked(entry, param)))
      .map((entry: unknown) => narrowed(entry, rest));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, narrowed(part, rest)] as const);
  const counted = Object.values(value).find((part) => Array.isArray(part) && part.length === value['total']);
  const total = parts.find(([name]) => value[name] === counted)?.[1];
  return { ...Object.fromEntries(parts), ...(Array.isArray(total) && { total: total.length }) };
}

/** Requested page of the list that `total` counts. */
function pageOf(value: unknown, asked: URLSearchParams): unknown {
  const [page, size] = [Number(asked.get('page') ?? 1), Number(asked.get('size'))];
  if (!isRecord(value) || !(size > 0)) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    Array.isArray(part) && part.length === value['total']
      ? part.slice((page - 1) * size, page * size)
      : name === 'page'
        ? page
        : name === 'size'
          ? size
          : part,
  ]);
  return Object.fromEntries(parts) as unknown;
}

/**
 * Answer to a query: the recorded one that has the most parameters in common, filtered by the others.
 * Undefined when no recorded query fits.
 */
export function answerOf(recorded: readonly Recorded[] | undefined, asked: URLSearchParams): unknown {
  const named = (query: Recorded['query']): [string, string][] =>
    Object.entries(query).filter(([name]) => !ofPages.includes(name));
  const [best] = (recorded ?? [])
    .filter(({ query }) => named(query).every(([name, value]) => asked.get(name) === value))
    .toSorted((a, b) => named(b.query).length - named(a.query).length);
  if (!best || !isRecord(best.envelope)) return best?.envelope;
  const rest = [...asked].filter(([name]) => !ofPages.includes(name) && best.query[name] === undefined);
  return { ...best.envelope, value: pageOf(narrowed(best.envelope['value'], rest), asked) };
}
