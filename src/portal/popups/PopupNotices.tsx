import { Suspense } from 'react';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { usePopup } from './use-popup.ts';

const PopupDialog = lazyView(() => import('./PopupDialog.tsx').then((module) => module.PopupDialog));

/** Popups of the brand over everything, one after the other, each as often as its notice says. */
export function PopupNotices() {
  const { popup, close } = usePopup();
  return (
    popup && (
      <Suspense fallback={null}>
        <PopupDialog key={popup.id} popup={popup} onClose={close} />
      </Suspense>
    )
  );
}
