/** An entry of a record by a name that came with data; what every object inherits, such as constructor, is none. */
export const entryOf = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
