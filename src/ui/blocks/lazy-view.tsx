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
  const missing: LazyView<Props>['missing'] = proxy({
    now: false,
    retry: () => {
      missing.now = false;
      wake();
    },
  });
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
        missing.now = true;
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pause);
        });
      }
    }
  };
  function LazyView(props: Props) {
    // Preloaded code is used without `use`: even a settled promise shows the skeleton for at least 300 ms. After a
    // `use` React requires the same promise in later renders, which do not suspend.
    return createElement(coming ? use(coming) : (view ?? use((coming = untilHere()))), props);
  }
  LazyView.preload = async () => view ?? fetchView().catch(() => undefined);
  LazyView.missing = missing;
  return LazyView;
}
