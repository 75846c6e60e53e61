import { use, type ComponentType } from 'react';
import { loadWithRetry, type RetryOptions } from './load-with-retry.ts';

/**
 * A view whose code is fetched when it is first drawn. Unlike React.lazy a failed fetch is not kept for ever:
 * when the boundary around it is reset, the next drawing tries again.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: Partial<RetryOptions>,
): ComponentType<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    pending ??= loadWithRetry(load, options).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  return function LazyView(props: Props) {
    const View = use(start());
    return <View {...props} />;
  };
}
