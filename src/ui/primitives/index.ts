export { Button, buttonClass } from './Button.tsx';
export { Dialog } from './Dialog.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { LazyImage } from './LazyImage.tsx';
export { Popover } from './Popover.tsx';
export { Skeleton } from './Skeleton.tsx';
