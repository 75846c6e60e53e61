import { Icon, type IconName } from './Icon.tsx';
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';

export { buttonClass } from './PlainButton.tsx';

export type ButtonProps = Omit<PlainButtonProps, 'before'> & { icon?: IconName };

/** Button with an optional icon. Without children it is round and requires an aria-label. */
export function Button({ icon, ...rest }: ButtonProps) {
  return <PlainButton {...rest} before={icon && <Icon name={icon} />} />;
}
