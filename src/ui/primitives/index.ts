export { Button, buttonClass, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button.tsx';
export { Dialog, type DialogProps, type DialogSize } from './Dialog.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { LazyImage, type LazyImageProps } from './LazyImage.tsx';
export { Popover, type PopoverProps, type PopoverTrigger } from './Popover.tsx';
export { SafeHtml } from './SafeHtml.tsx';
export { Skeleton } from './Skeleton.tsx';
