import { createElement, use, type ComponentType } from 'react';
import { proxy } from 'valtio';
import { loadWithRetry, type RetryOptions } from './load-with-retry.ts';

/** Milliseconds before code is retried after all attempts failed: doubled each time, up to `last`. */
const pauses = { first: 5_000, last: 60_000 };

export type LazyView<Props> = ComponentType<Props> & {
  /** Loads the code before the first render; undefined on failure, which shows when the view renders. */
  preload: () => Promise<ComponentType<Props> | undefined>;
  /** Proxy: true while the code of a mounted view failed to load, with a retry. */
  missing: { now: boolean; retry: () => void };
};

/** Retries of mounted views whose code failed to load. */
const waiting = new Set<() => void>();

/** Loads the code of mounted views that failed to load again, at once. */
export const retryMissing = (): void => waiting.forEach((retry) => retry());

/**
 * A view whose code loads on first render, or earlier. Unlike React.lazy it does not cache a failure: the view retries until loaded, without
 * remounting its surroundings; `missing` tells of failures.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: Partial<RetryOptions>,
): LazyView<Props> {
  let view: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  let wake = (): void => undefined;
  let missing: LazyView<Props>['missing'] | undefined;
  // Made when it is needed first: a page has some hundred views, and shows a few.
  const missingOf = (): LazyView<Props>['missing'] => {
    const made = (missing ??= proxy({
      now: false,
      retry: () => {
        made.now = false;
        wake();
      },
    }));
    return made;
  };
  const fetchView = (): Promise<ComponentType<Props>> => {
    fetching ??= loadWithRetry(load, options)
      .then((fetched) => (view = fetched))
      .finally(() => (fetching = undefined));
    return fetching;
  };
  const untilHere = async (): Promise<ComponentType<Props>> => {
    for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.last)) {
      try {
        return await fetchView();
      } catch {
        const shown = missingOf();
        shown.now = true;
        waiting.add(shown.retry);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pause);
        });
        waiting.delete(shown.retry);
      }
    }
  };
  function LazyView(props: Props) {
    // Preloaded code is used without `use`: even a settled promise shows the skeleton for at least 300 ms. After a
    // `use` React requires the same promise in later renders, which do not suspend.
    return createElement(coming ? use(coming) : (view ?? use((coming = untilHere()))), props);
  }
  LazyView.preload = async () => view ?? fetchView().catch(() => undefined);
  return Object.defineProperty(LazyView, 'missing', { get: missingOf }) as LazyView<Props>;
}
