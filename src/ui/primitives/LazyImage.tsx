import { useEffect, useRef, useState } from 'react';
import { hasCome, remember, whenNear } from './near-view.ts';
import './lazy-image.css';

export type LazyImageProps = {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Width by height, such as "3 / 4"; keeps the place before the picture has come. */
  ratio?: string;
  className?: string;
  /** In view at once: fetched first. */
  eager?: boolean;
  /** Known to be near the view but not in it, such as in a list that draws nothing else: it is not watched for, and stands there without fading in. */
  near?: boolean;
};

const attempts = 3;

/**
 * A picture fetched when it comes near the view (specification section 9); a failed fetch is tried three times, then a quiet surface stands
 * in. One that has come before stands there at once.
 */
export function LazyImage({
  src,
  alt,
  ratio,
  className,
  eager = false,
  near: isNear = false,
}: LazyImageProps) {
  // A picture that says something has its words on the page from the start; the browser then decides when to fetch it.
  const first = () => ({
    src,
    failures: 0,
    loaded: (isNear && !eager) || hasCome(src),
    near: eager || isNear || alt !== '' || hasCome(src),
  });
  const [state, setState] = useState(first);
  if (state.src !== src) setState(first());
  const place = useRef<HTMLSpanElement>(null);
  const { near, failures, loaded } = state;
  useEffect(() => {
    if (near || !place.current) return;
    return whenNear(place.current, () => setState((now) => ({ ...now, near: true })));
  }, [near]);
  const gaveUp = failures >= attempts;
  const classes = ['lv-image', loaded ? 'lv-image-loaded' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <span ref={place} className={classes} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {gaveUp
        ? alt !== '' && <span className="lv-image-alt">{alt}</span>
        : near && (
            <img
              key={failures}
              src={src}
              alt={alt}
              loading={eager || alt === '' ? 'eager' : 'lazy'}
              decoding="async"
              {...(eager ? { fetchPriority: 'high' as const } : {})}
              onLoad={() => {
                remember(src);
                // One that had come before is drawn as it is already.
                setState((now) => (now.loaded ? now : { ...now, loaded: true }));
              }}
              onError={() => setState((now) => ({ ...now, failures: now.failures + 1 }))}
            />
          )}
    </span>
  );
}
