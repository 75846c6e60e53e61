import { useEffect, useState } from 'react';

/** Height of the page's lower part that a phone's keyboard covers, in CSS pixels. */
export const useKeyboardInset = (): number => {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const measure = () =>
      setInset(Math.max(0, Math.round(globalThis.innerHeight - viewport.height - viewport.offsetTop)));
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return inset;
};
