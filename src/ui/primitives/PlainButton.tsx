import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export type PlainButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Placed before the label. */
  before?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  /** On phones the label is read, not seen: the icon says it. */
  iconOnPhones?: boolean;
  /** An action runs: the button keeps the focus, is announced as busy and ignores clicks. */
  busy?: boolean;
  /** Like `disabled`, but keeps the focus: for a button that its own click disables. */
  'aria-disabled'?: boolean | undefined;
  children?: ReactNode;
};

/** Class names of a button, for a link that should look like one. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
  block = false,
): string {
  return `lv-button lv-button-${variant} lv-button-${size}${block ? ' lv-button-block' : ''}`;
}

/** Button without icons. Without children it is round and requires an aria-label. */
export function PlainButton(props: PlainButtonProps) {
  const {
    variant,
    size,
    before,
    block,
    iconOnPhones,
    busy = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const classes = [
    buttonClass(variant, size, block),
    children == null ? 'lv-button-icon' : '',
    iconOnPhones ? 'lv-button-icon-on-phones' : '',
    className ?? '',
  ];
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy || rest['aria-disabled'] === true) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {before}
      {children != null && <span className="lv-button-label">{children}</span>}
    </button>
  );
}
