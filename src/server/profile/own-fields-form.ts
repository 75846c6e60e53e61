import { checkForm, type FieldSpec } from '#engine/forms/index.ts';
import { comparedValue } from '#engine/forms/checks/settled-value.ts';
import { createFieldStatuses } from '#engine/forms/specs/field-status.ts';
import { own } from '#engine/json/json.ts';
import type { CallContext } from '#server/calls/call.ts';
import { formSpecs } from '#server/forms/brand-forms.ts';
import type { Member } from '#server/members/members.ts';
import {
  isOwn,
  keptOwnValues,
  misplaced,
  nicknameAction,
  type OwnValues,
} from '#server/members/own-values.ts';
import { refuseFields, type CallRefusal } from '#server/calls/refusal.ts';

/** Changes to the stored own-field values. */
export type OwnChange = { set: OwnValues; remove: string[] };

/** A field of the platform is there for conditions to read; its value is checked with the call itself. */
const unchecked = (spec: FieldSpec): FieldSpec => ({
  ...spec,
  required: false,
  requiredWhen: undefined,
  rule: {},
  equals: undefined,
});

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/**
 * Checks changed values of the operator's own fields by the form of the brand, with stored values for those not sent. A
 * blank value removes the stored one, unless the form does not let the member change it.
 */
export function checkOwnFields(
  context: Pick<CallContext, 'brand' | 'language' | 'now'>,
  member: Pick<Member, 'type' | 'nickname' | 'own'>,
  { sent, nickname = member.nickname }: { sent: OwnValues; nickname?: string | undefined },
): OwnChange | CallRefusal {
  const elsewhere = misplaced(nicknameAction, sent);
  if (elsewhere.length > 0) return refuseFields(elsewhere);
  const specs = (formSpecs(context, 'nickname', { filler: member }) ?? []).map((spec) =>
    isOwn(nicknameAction, spec.name) ? spec : unchecked(spec),
  );
  const specOf = (name: string) => specs.find((spec) => spec.name === name);
  const known = Object.entries(member.own).filter(([name]) => specOf(name));
  const values: Record<string, unknown> = {
    ...(specOf('nickname') && { nickname }),
    ...Object.fromEntries(known),
    ...sent,
  };
  const form = checkForm(specs, values, () => context.now);
  if (!form.ok) return refuseFields(form.fields);
  const accepted = keptOwnValues(nicknameAction, specs, form.values);
  const standings = createFieldStatuses(specs, specOf, (name) => {
    const spec = specOf(name);
    return spec && comparedValue(spec, values[name]);
  });
  return {
    set: Object.fromEntries(Object.entries(accepted).filter(([name]) => own(sent, name) !== undefined)),
    remove: specs.flatMap((spec) =>
      isBlank(own(sent, spec.name)) && standings.of(spec).sent
        ? [spec.name, ...(spec.companion === undefined ? [] : [spec.companion])]
        : [],
    ),
  };
}
