import { useEffect, type RefObject } from 'react';

const never = (): boolean => false;

/**
 * Keeps the keyboard focus in the console when the page in the frame focuses a field or opens a dialog by itself. A user who
 * enters the frame by Tab, pointer or touch stays there.
 */
export function useKeptFocus(
  frame: RefObject<HTMLIFrameElement | null>,
  /** True when the console itself has given the focus to the page just now. */
  wasEntered: () => boolean = never,
): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    // Signs that the user enters the frame: Tab was pressed, the pointer is over it, or its page was touched.
    const entering = { tab: false, pointer: false, touch: false };

    const pressed = ({ key }: KeyboardEvent): void => {
      entering.tab = key === 'Tab';
    };
    const pointed = ({ target }: PointerEvent): void => {
      entering.pointer = target === frame.current;
    };
    const touched = (): void => {
      entering.touch = true;
    };
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target === frame.current) return;
      last = target;
      entering.tab = entering.touch = false;
    };
    const loaded = ({ target }: Event): void => {
      if (target === frame.current) frame.current?.contentDocument?.addEventListener('pointerdown', touched);
    };

    const giveBack = (): void => {
      const taker = frame.current;
      if (!taker || document.activeElement !== taker) return;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      if (document.activeElement !== taker) return;
      taker.blur();
      window.focus();
    };
    const left = (): void => {
      if (document.activeElement !== frame.current) return;
      if (wasEntered() || Object.values(entering).some(Boolean)) return;
      // A microtask: during the browser's own focus change no other is possible, and the next key must not be lost.
      queueMicrotask(giveBack);
    };

    const heard = new AbortController();
    const early = { capture: true, signal: heard.signal };
    document.addEventListener('keydown', pressed, early);
    document.addEventListener('pointerover', pointed, early);
    document.addEventListener('focusin', focused, early);
    document.addEventListener('load', loaded, early);
    window.addEventListener('blur', left, { signal: heard.signal });
    return () => heard.abort();
  }, [frame, wasEntered]);
}
