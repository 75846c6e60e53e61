import type { FormDocument } from '#contract/generated/documents.ts';
import { own } from '#engine/json/json.ts';
import type { FieldName } from './field-spec.ts';
import {
  strictestBounds,
  type Bounds,
  type FormData,
  type FormSource,
  type SourceOption,
} from './form-sources.ts';

/** Options and bounds that fields take from form sources, for the values chosen so far. */
export type SourcedFields = {
  /** Options of a field; undefined when they are in the document. */
  optionsOf(field: FieldName): readonly SourceOption[] | undefined;
  /** Bounds from the sources that a field names. */
  boundsOf(field: FieldName): Bounds;
};

type Reading = {
  form: Pick<FormDocument, 'fields'>;
  data: FormData;
  /** Values by field, and the subject of the form. */
  chosen: Readonly<Record<string, unknown>>;
};

const empty: FormSource = { options: [], bounds: {} };

const isOpen = ({ minimum = 0, maximum = Infinity }: Bounds): boolean => minimum <= maximum;

/** Fields whose value decides about options or bounds of others. */
export const decidingFields = ({ fields }: Pick<FormDocument, 'fields'>): FieldName[] => [
  ...new Set(
    Object.values(fields).flatMap(({ optionsFrom, boundsFrom = [] }) => [
      ...(optionsFrom?.of === undefined ? [] : [optionsFrom.of]),
      ...boundsFrom.flatMap(({ option }) => option ?? []),
    ]),
  ),
];

/** The form sources that a form names. */
export const sourcesOfForm = ({ fields }: Pick<FormDocument, 'fields'>): string[] => [
  ...new Set(
    Object.values(fields).flatMap(({ optionsFrom, boundsFrom = [] }) => [
      ...(optionsFrom ? [optionsFrom.source] : []),
      ...boundsFrom.map(({ source }) => source),
    ]),
  ),
];

/** Reads options and bounds of fields from data: on the page for the current choice, on the gateway for the submitted values. */
export const sourcedFields = ({ form: { fields }, data, chosen }: Reading): SourcedFields => {
  const known = new Map<FieldName, readonly SourceOption[]>();
  const sourceOf = (name: string): FormSource => own(data, name) ?? empty;

  /** The effective value: the chosen one if it is offered, else the preselected first option. */
  const valueOf = (name: FieldName): string | undefined => {
    const value = own(chosen, name);
    const options = optionsOf(name);
    const field = own(fields, name);
    if (!options || options.some((option) => option.value === value))
      return typeof value === 'string' ? value : undefined;
    return field?.optionsFrom?.preselect === true ? options[0]?.value : undefined;
  };

  const boundsWith = (name: FieldName, value: (field: FieldName) => string | undefined): Bounds =>
    strictestBounds(
      (own(fields, name)?.boundsFrom ?? []).map(({ source, option }) => {
        const { options, bounds } = sourceOf(source);
        return option === undefined
          ? bounds
          : (options.find((each) => each.value === value(option))?.bounds ?? {});
      }),
    );

  /** True when, with this option, every field whose bounds depend on it can still be filled in. */
  const leavesRoom = (name: FieldName, option: SourceOption): boolean =>
    Object.entries(fields).every(
      ([other, { boundsFrom = [] }]) =>
        !boundsFrom.some((from) => from.option === name) ||
        isOpen(boundsWith(other, (field) => (field === name ? option.value : valueOf(field)))),
    );

  const optionsOf = (name: FieldName): readonly SourceOption[] | undefined => {
    const from = own(fields, name)?.optionsFrom;
    if (!from) return undefined;
    const found = known.get(name);
    if (found) return found;
    // Ends the recursion: fields that depend on each other have no options.
    known.set(name, []);
    const of = from.of === undefined ? undefined : valueOf(from.of);
    const options = sourceOf(from.source).options.filter(
      (option) => (from.of === undefined || option.of === of) && leavesRoom(name, option),
    );
    known.set(name, options);
    return options;
  };

  return { optionsOf, boundsOf: (name) => boundsWith(name, valueOf) };
};
