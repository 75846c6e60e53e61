import { createElement, use, type ComponentType } from 'react';
import { proxy } from 'valtio';
import { loadWithRetry, type RetryOptions } from './load-with-retry.ts';

/** Milliseconds before code that could not be had, after all attempts, is asked for once more by itself: twice as long each time, up to the last. */
const pauses = { first: 5_000, last: 60_000 };

export type LazyView<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of the first drawing; the view, or nothing when it failed, which shows when the view is drawn. */
  preload: () => Promise<ComponentType<Props> | undefined>;
  /** A proxy: whether the code of a view that is drawn could not be had, and the way to ask for it again now. */
  missing: { now: boolean; retry: () => void };
};

/**
 * A view whose code is fetched when it is first drawn, or ahead of that. Unlike React.lazy a failed fetch is not kept for ever: the view waits
 * for its code, which is asked for until it comes, so that nothing around it has to be drawn anew; whoever draws it can tell by `missing`.
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
    // Code that came ahead is not waited for: waiting even for a promise that is settled shows the skeleton, for 300 ms at least. Once
    // a promise was waited for React wants the same one to be asked for in the drawings after it, which then do not wait.
    return createElement(coming ? use(coming) : (view ?? use((coming = untilHere()))), props);
  }
  LazyView.preload = async () => view ?? fetchView().catch(() => undefined);
  LazyView.missing = missing;
  return LazyView;
}
