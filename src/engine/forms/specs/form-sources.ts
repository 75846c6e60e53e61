import { own } from '#engine/json/json.ts';
import type { FieldOption } from './field-spec.ts';

/** Bounds of a value: amounts in minor units, lengths in code points. */
export type Bounds = {
  minimum?: number;
  maximum?: number;
  quick?: readonly number[];
  minLength?: number;
  maxLength?: number;
};

/** An option from data; `of` is the value of another field under which it is offered. */
export type SourceOption = FieldOption & { of: string | undefined; bounds: Bounds };

/** Data that fields of a form name: options to choose from, and bounds. */
export type FormSource = { options: readonly SourceOption[]; bounds: Bounds };

/** The form sources of a form by name. */
export type FormData = Readonly<Record<string, FormSource>>;

type Path = string | readonly string[];

/** Places of a form source's parts in an answer of the platform: `x-reads` of its schema. Paths are dotted names. */
export type FormSourceNote = {
  call: string;
  query?: Readonly<Record<string, string>>;
  /** Path of a list; without it the bounds are those of the answer. */
  list?: string;
  /** Path of a second list inside each entry; `of` is the path of the entry's value under which those options are offered. */
  within?: string;
  of?: string;
  /** Values that properties of an entry must have. */
  only?: Readonly<Record<string, string>>;
  /** Path of an option's value; without it list entries give bounds, and with `units` the numbers themselves. */
  value?: string;
  /** Paths of the label's parts, joined by a space. */
  label?: Path;
  /** Paths of the lines of help. */
  help?: Path;
  image?: string;
  /** Sizes by text key; a number is written in the largest unit that divides it. */
  units?: Readonly<Record<string, number>>;
  /** Text key of zero, which no unit counts. */
  zero?: string;
  /** Additional option, offered when the answer's `when` is set. */
  also?: { when: string; value: string; label: string };
  /** Several paths give the strictest bound. */
  min?: Path;
  max?: Path;
  /** Exclusive upper bound. */
  below?: string;
  quick?: string;
  minLength?: string;
  maxLength?: string;
};

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? own(part as Record<string, unknown>, name) : undefined,
      value,
    );

const listAt = (value: unknown, path: string): readonly unknown[] => {
  const list = at(value, path);
  return Array.isArray(list) ? list : [];
};

const numbersAt = (value: unknown, paths: Path | undefined): number[] =>
  (paths === undefined ? [] : [paths].flat()).flatMap((path) => {
    const found = at(value, path);
    const number = typeof found === 'string' && found !== '' ? Number(found) : found;
    return typeof number === 'number' && Number.isFinite(number) ? [number] : [];
  });

const textAt = (value: unknown, path: string | undefined): string | undefined => {
  const found = path === undefined ? undefined : at(value, path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

/** The strictest of several bounds, with the quick amounts of the first that has any. */
export const strictestBounds = (all: readonly Bounds[]): Bounds => {
  const strictest: Bounds = {};
  for (const { minimum, maximum, minLength, maxLength, quick } of all) {
    if (minimum !== undefined) strictest.minimum = Math.max(minimum, strictest.minimum ?? minimum);
    if (maximum !== undefined) strictest.maximum = Math.min(maximum, strictest.maximum ?? maximum);
    if (minLength !== undefined) strictest.minLength = Math.max(minLength, strictest.minLength ?? minLength);
    if (maxLength !== undefined) strictest.maxLength = Math.min(maxLength, strictest.maxLength ?? maxLength);
    if (quick !== undefined) strictest.quick ??= quick;
  }
  return strictest;
};

const boundsAt = (value: unknown, note: FormSourceNote): Bounds =>
  strictestBounds([
    ...numbersAt(value, note.min).map((minimum) => ({ minimum })),
    ...numbersAt(value, note.max).map((maximum) => ({ maximum })),
    ...numbersAt(value, note.below).map((below) => ({ maximum: below - 1 })),
    ...numbersAt(value, note.minLength).map((minLength) => ({ minLength })),
    ...numbersAt(value, note.maxLength).map((maxLength) => ({ maxLength })),
    ...(note.quick === undefined
      ? []
      : [{ quick: listAt(value, note.quick).flatMap((each) => numbersAt({ each }, 'each')) }]),
  ]);

const blank = { help: undefined, image: undefined, of: undefined, bounds: {} };

const inUnits = (entry: unknown, { units = {}, zero }: FormSourceNote): SourceOption[] => {
  if (entry === 0 && zero !== undefined) return [{ ...blank, value: '0', label: zero }];
  const [largest] = Object.entries(units)
    .filter(([, size]) => Number(entry) % size === 0)
    .sort(([, one], [, other]) => other - one);
  if (typeof entry !== 'number' || !largest) return [];
  const [label, size] = largest;
  return [{ ...blank, value: String(entry), label, params: { count: entry / size } }];
};

const optionAt = (entry: unknown, of: string | undefined, note: FormSourceNote): SourceOption[] => {
  const value = textAt(entry, note.value);
  if (value === undefined) return [];
  const lines = [note.help ?? []].flat().flatMap((path) => textAt(entry, path) ?? []);
  const said = [note.label ?? []].flat().flatMap((path) => textAt(entry, path) ?? []);
  return [
    {
      value,
      label: said.join(' '),
      plain: true,
      help: lines.length > 0 ? lines.join('\n') : undefined,
      image: textAt(entry, note.image),
      of,
      bounds: boundsAt(entry, note),
    },
  ];
};

/** Reads a form source from the platform's answer, on page and gateway alike. */
export const readFormSource = (note: FormSourceNote, answer: unknown): FormSource => {
  const { list, within, units, also, only = {} } = note;
  if (list === undefined) return { options: [], bounds: boundsAt(answer, note) };
  const entries = listAt(answer, list).filter((entry) =>
    Object.entries(only).every(([path, value]) => at(entry, path) === value),
  );
  if (units) {
    const more = also && at(answer, also.when) === true ? [{ ...blank, ...also }] : [];
    return { options: [...entries.flatMap((entry) => inUnits(entry, note)), ...more], bounds: {} };
  }
  if (note.value === undefined) {
    return { options: [], bounds: strictestBounds(entries.map((entry) => boundsAt(entry, note))) };
  }
  const options =
    within === undefined
      ? entries.flatMap((entry) => optionAt(entry, undefined, note))
      : entries.flatMap((entry) =>
          listAt(entry, within).flatMap((part) => optionAt(part, textAt(entry, note.of), note)),
        );
  return { options, bounds: {} };
};
