import { useEffect, useState } from 'react';

/** True once an element has come near the visible part of the page. */
export function useNear(target: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [near, target]);
  return near;
}
