import { useState } from 'react';
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
};

const attempts = 3;

/** A picture fetched when it comes near the view; a failed fetch is tried three times, then a quiet surface stands in. */
export function LazyImage({ src, alt, ratio, className, eager = false }: LazyImageProps) {
  const [state, setState] = useState({ src, failures: 0, loaded: false });
  if (state.src !== src) setState({ src, failures: 0, loaded: false });
  const gaveUp = state.failures >= attempts;
  const classes = ['lv-image', state.loaded ? 'lv-image-loaded' : '', className ?? '']
    .filter(Boolean)
    .join(' ');
  return (
    <span className={classes} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {gaveUp ? (
        alt !== '' && <span className="lv-image-alt">{alt}</span>
      ) : (
        <img
          key={state.failures}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(eager ? { fetchPriority: 'high' as const } : {})}
          onLoad={() => setState((now) => ({ ...now, loaded: true }))}
          onError={() => setState((now) => ({ ...now, failures: now.failures + 1 }))}
        />
      )}
    </span>
  );
}
