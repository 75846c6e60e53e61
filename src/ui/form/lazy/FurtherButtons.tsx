import type { FormDocument } from '#contract/generated/documents.ts';
import { useCondition } from '#ui/facts/facts.tsx';
import { PlainButton, type ButtonVariant } from '#ui/primitives/PlainButton.tsx';
import { useFormScope } from '../form-context.tsx';
import type { FormButton } from '../use-sending.ts';

type Actions = NonNullable<FormDocument['actions']>;
type FurtherAction = Actions['items'][string];

type Pressing = {
  /** Id of the button whose action runs. */
  running: string | undefined;
  onPress: (button: FormButton) => void;
};

const VARIANTS: Readonly<Record<NonNullable<FurtherAction['look']>, ButtonVariant>> = {
  secondary: 'secondary',
  plain: 'ghost',
  danger: 'danger',
};

function FurtherButton({ id, item, running, onPress }: { id: string; item: FurtherAction } & Pressing) {
  const { say } = useFormScope();
  const holds = useCondition(item.when);
  const key = `action-${id}`;
  const busy = running === key;
  return (
    holds && (
      <PlainButton
        size="large"
        block
        variant={VARIANTS[item.look ?? 'secondary']}
        busy={busy}
        onClick={() =>
          onPress({ id: key, action: item.action, sends: item.sends ?? false, confirm: item.confirm })
        }
      >
        {say(busy ? (item.busy ?? item.label) : item.label)}
      </PlainButton>
    )
  );
}

type FurtherButtonsProps = {
  actions: Actions;
  /** True when the form has further steps. */
  leadsOn: boolean;
} & Pressing;

/** Buttons besides submit. Those that send values show in the last step only, others in every step. */
export const FurtherButtons = ({ actions, leadsOn, ...pressing }: FurtherButtonsProps) =>
  actions.order.map((id) => {
    const item = actions.items[id];
    return item && !(leadsOn && item.sends) && <FurtherButton key={id} id={id} item={item} {...pressing} />;
  });
