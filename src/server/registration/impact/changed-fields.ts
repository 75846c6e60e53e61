import { isDeepStrictEqual } from 'node:util';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FieldSpec } from '#engine/forms/index.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { formSpecs, type FormId } from '#server/forms/brand-forms.ts';
import { everybodyHas, formsWithKeptFields, isHashed, keptValue, type KeptMember } from './kept-fields.ts';

/** A field that would accept other values than it does now. */
export type ChangedField = {
  form: FormId;
  field: string;
  /** Stored value of a member; undefined if only a hash is stored. */
  read: ((member: KeptMember) => unknown) | undefined;
  /** The check that is live; undefined when the field was not asked for. */
  before: FieldSpec | undefined;
  after: FieldSpec;
  /** Everybody who fills in the form has to give a value. */
  demanded: boolean;
};

/** The parts of a spec that decide whether a value is accepted. */
const decisive = ({
  input,
  required,
  rule,
  options,
  minimum,
  maximum,
  minAge,
  mustAccept,
  trim,
}: FieldSpec) => ({
  input,
  required,
  rule,
  options: options?.map(({ value }) => value),
  minimum,
  maximum,
  minAge,
  mustAccept,
  trim,
});

const omittedSomewhere = ({ modes = {} }: FormDocument, field: string): boolean =>
  Object.values(modes).some(({ omit }) => omit?.includes(field));

/** Asked of everybody: no condition hides or disables the field, and no mode leaves it out. */
const isDemanded = (
  form: FormDocument,
  { name, required, when, disabled, enabledWhen }: FieldSpec,
): boolean =>
  required && !everybodyHas.has(name) && !when && !disabled && !enabledWhen && !omittedSomewhere(form, name);

/** The fields of a brand whose values are kept of its members and whose check differs between two states of its documents. */
export function changedFields(before: LiveBrand | undefined, after: LiveBrand): ChangedField[] {
  const language = 'en';
  return formsWithKeptFields.flatMap((id): ChangedField[] => {
    const form = after.documents[`form/${id}`] as FormDocument | undefined;
    const next = formSpecs({ brand: after, language }, id);
    if (!form || !next) return [];
    const live = before ? (formSpecs({ brand: before, language }, id) ?? []) : [];
    return next.flatMap((spec): ChangedField[] => {
      if (!spec.enabled) return [];
      const read = keptValue(id, spec);
      if (!read && !isHashed(id, spec.name)) return [];
      const was = live.find(({ name, enabled }) => name === spec.name && enabled);
      if (was && isDeepStrictEqual(decisive(was), decisive(spec))) return [];
      return [
        { form: id, field: spec.name, read, before: was, after: spec, demanded: isDemanded(form, spec) },
      ];
    });
  });
}
