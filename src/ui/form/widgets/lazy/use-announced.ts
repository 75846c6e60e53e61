import { useEffect, useRef } from 'react';
import { useFormScope } from '../../form-context.tsx';

const PAUSE_MS = 1000;

/** Says a sentence to screen readers once it has stood for a while: not each one on the way, and not the one at the start. */
export const useAnnounced = (text: string | undefined): void => {
  const { announce } = useFormScope();
  const said = useRef(text);
  useEffect(() => {
    if (text === said.current) return;
    const timer = setTimeout(() => {
      said.current = text;
      if (text !== undefined) announce(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, announce]);
};
