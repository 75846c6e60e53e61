import { createElement, use, type ComponentType } from 'react';
import { loadWithRetry, type RetryOptions } from './load-with-retry.ts';

export type LazyView<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of the first drawing; the view, or nothing when it failed, which shows when the view is drawn. */
  preload: () => Promise<ComponentType<Props> | undefined>;
};

/**
 * A view whose code is fetched when it is first drawn, or ahead of that. Unlike React.lazy a failed fetch is not kept for ever:
 * when the boundary around it is reset, the next drawing tries again.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: Partial<RetryOptions>,
): LazyView<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    if (pending) return pending;
    const loading = loadWithRetry(load, options);
    pending = loading;
    loading.then(
      // React reads this, and then draws at once: waiting even for a settled promise shows the skeleton, for 300 ms at least.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => (pending = undefined),
    );
    return pending;
  };
  function LazyView(props: Props) {
    return createElement(use(start()), props);
  }
  LazyView.preload = () => start().catch(() => undefined);
  return LazyView;
}
