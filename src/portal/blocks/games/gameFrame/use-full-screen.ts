import { useEffect, useState, type RefObject } from 'react';

export type FullScreen = { full: boolean; toggle: () => void };

/**
 * Shows an element on the whole screen. Where the browser has no such thing for elements, as on iPhones, the element covers the page
 * instead; Escape leads back in both.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  useEffect(() => {
    if (!full || document.fullscreenElement) return;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false);
    addEventListener('keydown', leave);
    document.documentElement.dataset['covered'] = '';
    return () => {
      removeEventListener('keydown', leave);
      delete document.documentElement.dataset['covered'];
    };
  }, [full]);
  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen();
    if (full) return setFull(false);
    const { current } = element;
    if (!current) return;
    if (!document.fullscreenEnabled) return setFull(true);
    // Refused, as in a frame without the right to it: the element covers the page.
    current.requestFullscreen().catch(() => setFull(true));
  };
  return { full, toggle };
}
