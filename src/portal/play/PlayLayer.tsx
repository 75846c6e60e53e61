import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { usePortal } from '../runtime/portal-context.ts';

const View = lazyView(() => import('./PlayDialog.tsx').then((module) => module.PlayDialog));

/** Layer over the page while a game starts; nothing otherwise. */
export function PlayLayer() {
  const { play } = usePortal();
  const { state } = useSnapshot(play, { sync: true });
  if (state.state === 'idle') return null;
  return (
    <Suspense fallback={null}>
      <View state={state} />
    </Suspense>
  );
}
