import type { ReactNode } from 'react';
import { Button as AriaButton, Tooltip, TooltipTrigger, type ButtonProps } from 'react-aria-components';
import { Icon, type IconName } from './Icon.tsx';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

/** A button with words. While it is `busy` it keeps the focus and does nothing more. */
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

/** A button that is an icon; `label` names it to everyone: as its name and as a tooltip. */
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
