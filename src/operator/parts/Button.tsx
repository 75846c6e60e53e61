import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, Tooltip, TooltipTrigger, type ButtonProps } from 'react-aria-components';
import { Icon, type IconName } from './Icon.tsx';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

/** A button with a label. While `busy` it keeps the focus and ignores presses. */
export const Button = ({
  look = 'plain',
  icon,
  busy = false,
  children,
  onPress,
  ...props
}: Omit<ButtonProps, 'children' | 'className'> & {
  look?: Look;
  icon?: IconName;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}) => (
  <AriaButton
    {...props}
    {...(!busy && onPress && { onPress })}
    {...(busy && { type: 'button' as const })}
    aria-disabled={busy}
    data-busy={busy}
    className={`op-button op-button-${look}`}
  >
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </AriaButton>
);

/** An icon button; `label` is its accessible name and its tooltip. */
export const IconButton = ({
  icon,
  label,
  ...props
}: Omit<ButtonProps, 'children' | 'className' | 'aria-label'> & { icon: IconName; label: string }) => (
  <TooltipTrigger delay={500}>
    <AriaButton {...props} aria-label={label} className="op-icon-button">
      <Icon name={icon} />
    </AriaButton>
    <Tooltip className="op-tooltip" offset={6}>
      {label}
    </Tooltip>
  </TooltipTrigger>
);
