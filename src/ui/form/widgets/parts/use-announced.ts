import { useEffect, useRef } from 'react';
import { useFormScope } from '../../form-context.tsx';

const PAUSE_MS = 1000;

/** Announces a text to screen readers once it is stable for a while, except for the initial one. */
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
