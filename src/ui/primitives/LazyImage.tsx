import { useEffect, useRef, useState } from 'react';
import { focusOf } from '#engine/pictures/focus.ts';
import { hasWidths, pictureWidths } from '#engine/pictures/picture-widths.ts';
import { isHydrating } from '../blocks/hydration.ts';
import { hasCome, remember, whenNear } from './near-viewport.ts';
import './lazy-image.css';

export type LazyImageProps = {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Aspect ratio such as "3 / 4"; reserves the space before the picture loads. */
  ratio?: string;
  className?: string;
  /** In view at once: fetched first. */
  eager?: boolean;
  /** Near the viewport but outside, such as in a virtualised list: loads without an observer, and appears without fading in. */
  near?: boolean;
  /** In the page from the start, for the browser to load when it stands near; so is every picture with an alternative text. */
  drawn?: boolean;
};

const attempts = 3;

/** Widths of a picture of the brand from which the browser chooses, by the room where it knows it. */
const widthsOf = (src: string, sizes: string) =>
  hasWidths(src)
    ? { srcSet: pictureWidths.map((width) => `${src}?w=${width} ${width}w`).join(', '), sizes }
    : undefined;

/**
 * A picture that loads near the viewport (specification section 9); a failed load is retried three times, then a plain surface replaces it.
 * One loaded before appears at once.
 */
export function LazyImage({
  src,
  alt,
  ratio,
  className,
  eager = false,
  near: isNear = false,
  drawn = alt !== '',
}: LazyImageProps) {
  const first = () => {
    // The server knows of no picture that has come.
    const come = hasCome(src) && !isHydrating();
    return {
      src,
      failures: 0,
      loaded: (isNear && !eager) || come,
      near: eager || isNear || drawn || come,
    };
  };
  const [state, setState] = useState(first);
  if (state.src !== src) setState(first());
  const place = useRef<HTMLSpanElement>(null);
  const { near, failures, loaded } = state;
  useEffect(() => {
    if (near || !place.current) return;
    return whenNear(place.current, () => setState((now) => ({ ...now, near: true })));
  }, [near]);
  // A picture that the server drew may have come, or failed, before anything listened.
  useEffect(() => {
    const here = place.current?.querySelector('img');
    if (!here?.complete) return;
    const loaded = here.naturalWidth > 0;
    if (loaded) remember(here.getAttribute('src') ?? '');
    setState((now) => (loaded ? { ...now, loaded } : { ...now, failures: now.failures + 1 }));
  }, []);
  const gaveUp = failures >= attempts;
  const widths = widthsOf(src, eager ? '100vw' : 'auto, 100vw');
  const classes = ['lv-image', loaded ? 'lv-image-loaded' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <span ref={place} className={classes} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {gaveUp
        ? alt !== '' && <span className="lv-image-alt">{alt}</span>
        : near && (
            <img
              key={failures}
              src={src}
              {...widths}
              style={{ objectPosition: focusOf(src) }}
              alt={alt}
              // The room counts only for pictures that the browser loads late.
              loading={eager || (!drawn && !widths) ? 'eager' : 'lazy'}
              decoding="async"
              {...(eager ? { fetchPriority: 'high' as const } : {})}
              onLoad={() => {
                remember(src);
                // A picture loaded before is already rendered.
                setState((now) => (now.loaded ? now : { ...now, loaded: true }));
              }}
              onError={() => setState((now) => ({ ...now, failures: now.failures + 1 }))}
            />
          )}
    </span>
  );
}
