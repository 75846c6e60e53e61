import { Icon, type IconName } from './Icon.tsx';
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';

export { buttonClass } from './PlainButton.tsx';

export type ButtonProps = Omit<PlainButtonProps, 'before'> & { icon?: IconName };

/** The button of the portal. Without children it is round and needs an aria-label. */
export function Button({ icon, ...rest }: ButtonProps) {
  return <PlainButton {...rest} before={icon && <Icon name={icon} />} />;
}
