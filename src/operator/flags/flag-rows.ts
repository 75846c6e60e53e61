import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import type { Flag } from '#engine/flags/flag.ts';
import { valueRows, type ValueRow } from '../values/value-rows.ts';

/** A flag as the page lists it. */
export type FlagRow = Omit<ValueRow, 'schema' | 'value'> & {
  value: Flag | undefined;
  /** Made by operators: it can be renamed and deleted. */
  isOwn: boolean;
};

const textOf = (flag: unknown, name: string): string | undefined => {
  const text = isJsonObject(flag) ? own(flag, name) : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** The flags of the platform, then those of operators. */
export function flagRows(document: JsonObject | undefined): FlagRow[] {
  const flags = document && own(document, 'flags');
  const written = isJsonObject(flags) ? flags : {};
  const known = valueRows('flags', 'flags', document).map(({ id, name, description, value }): FlagRow => ({
    id,
    name: textOf(value, 'name') ?? name,
    description: textOf(value, 'description') ?? description,
    value: value as Flag | undefined,
    isOwn: false,
  }));
  const platform = new Set(known.map(({ id }) => id));
  const others = Object.entries(written).flatMap(([id, value]): FlagRow[] =>
    platform.has(id)
      ? []
      : [
          {
            id,
            name: textOf(value, 'name') ?? id,
            description: textOf(value, 'description') ?? '',
            value: value as Flag,
            isOwn: true,
          },
        ],
  );
  return [...known, ...others.sort((a, b) => a.name.localeCompare(b.name, 'en'))];
}
