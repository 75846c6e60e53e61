import type { ActionButtonProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { buttonClass, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import './action-button.css';

const variants = { primary: 'primary', accent: 'accent', quiet: 'secondary' } as const;

/** A button, or a link that looks like one when it leads to a page. */
export function ActionButton({ props }: BlockViewProps<ActionButtonProps>) {
  const say = useText();
  const { label, action, tone = 'primary', size = 'medium', icon, iconOnly = false, width, align } = props;
  const place = width === 'full' ? ' lv-action-full' : align ? ` lv-action-${align}` : '';
  if (icon && iconOnly) {
    return (
      <ActionLink
        action={action}
        className={`${buttonClass('ghost', size)} lv-button-icon${place}`}
        label={say(label)}
      >
        <Icon name={icon} />
      </ActionLink>
    );
  }
  return (
    <ActionLink action={action} className={buttonClass(variants[tone], size) + place}>
      {icon && <Icon name={icon} />}
      <span className="lv-button-label">{say(label)}</span>
    </ActionLink>
  );
}
