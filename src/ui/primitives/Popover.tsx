import { useEffect, useId, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { openOnHover } from './open-on-hover.ts';
import { placePopover, type Placement } from './place-popover.ts';
import './popover.css';

export type PopoverTrigger = {
  ref: (button: HTMLButtonElement | null) => void;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
};

export type PopoverProps = {
  /** Renders the button; spread the given props onto a <button>. */
  trigger: (props: PopoverTrigger) => ReactNode;
  placement?: Placement;
  /** Name of the popover for screen readers. */
  label?: string | undefined;
  /** A named popover is a group; one opened by a combobox must be a dialog. */
  role?: 'group' | 'dialog';
  className?: string;
  onOpen?: () => void;
  onClose?: () => void;
  /** Element whose hovering opens the popover too. */
  hover?: RefObject<HTMLElement | null>;
  /** Rendered only while open; `close` hides it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
};

/** A drop-down on the native popover, which provides top layer, light dismissal and Escape. */
export function Popover({
  trigger,
  placement = 'start',
  label,
  role = 'group',
  className,
  onOpen,
  onClose,
  hover,
  children,
}: PopoverProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!open || !button || !panel) return;
    return placePopover(button, panel, placement);
  }, [open, button, panel, placement]);

  useEffect(() => {
    if (!hover?.current || !panel) return;
    return openOnHover(hover.current, panel);
  }, [hover, panel]);

  const close = () => {
    panel?.hidePopover?.();
    button?.focus();
  };
  return (
    <>
      {trigger({ ref: setButton, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id })}
      <div
        ref={setPanel}
        id={id}
        popover="auto"
        className={className ? `lv-popover ${className}` : 'lv-popover'}
        {...(label === undefined ? {} : { role, 'aria-label': label })}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          const isOpen = event.newState === 'open';
          setOpen(isOpen);
          (isOpen ? onOpen : onClose)?.();
        }}
      >
        {open && children(close)}
      </div>
    </>
  );
}
