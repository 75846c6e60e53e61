import { useEffect, type RefObject } from 'react';

/**
 * Keeps the keyboard with the operator: a page in the frame that focuses a field or opens a dialog by itself would take it out
 * of the console in the middle of a word. Whoever goes into the frame, by Tab, pointer or touch, stays there.
 */
export function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    // What takes somebody into the frame: the Tab just pressed, the pointer over it, a finger on its page.
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
      if (document.activeElement !== frame.current || Object.values(entering).some(Boolean)) return;
      // Once the page in the frame is done, while the browser still moves the focus it takes no other; and before the next key.
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
  }, [frame]);
}
