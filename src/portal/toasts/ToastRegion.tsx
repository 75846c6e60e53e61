import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { subscribe, useSnapshot } from 'valtio';
import { openDialogs, topSheet } from '#ui/primitives/open-dialogs.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { ToastView } from './ToastView.tsx';
import './toasts.css';

/**
 * Short messages, said by screen readers when they come. Over a page they lie in the top layer; a dialog holds them as its last strip, where
 * they cover nothing of it: all beside an open dialog is inert, so that there nobody would hear them or could close them.
 */
export function ToastRegion() {
  const { toasts } = usePortal();
  const { shown } = useSnapshot(toasts, { sync: true });
  const [region] = useState(makeRegion);
  const newest = shown.at(-1)?.id;
  useLayoutEffect(() => {
    const move = () => place(region);
    move();
    // At once: the sheet of a dialog that closes is about to leave the page.
    const stop = subscribe(openDialogs, move, true);
    return () => {
      stop();
      region.remove();
    };
  }, [region]);
  // Shown anew for each message: the top layer is ordered by who came last.
  useLayoutEffect(() => {
    if (newest !== undefined) place(region);
  }, [region, newest]);
  useEffect(() => {
    if (newest === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const inside = event.target instanceof Node && region.contains(event.target);
      if (!inside && isAnyOpen(region)) return;
      // The dialog that the message stands in stays.
      if (inside) event.preventDefault();
      toasts.close(newest);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region, toasts, newest]);
  return createPortal(
    shown.map((toast) => <ToastView key={toast.id} toast={toast} onClose={toasts.close} />),
    region,
  );
}

function makeRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'lv-toasts';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  return region;
}

/**
 * Brings the region to where it can be heard and reached. It leaves a dialog that closes before that is taken out of the page. Empty, it
 * stays on show without size: a live region that only appears with its words may not be read.
 */
function place(region: HTMLElement): void {
  const sheet = topSheet();
  const parent = sheet ?? document.body;
  if (region.parentNode !== parent) parent.append(region);
  if (sheet || !region.showPopover) return region.removeAttribute('popover');
  region.setAttribute('popover', 'manual');
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

/** Whether something lies over the page that Escape closes first. */
const isAnyOpen = (region: HTMLElement): boolean =>
  [...document.querySelectorAll('dialog[open], [popover]:popover-open')].some((open) => open !== region);
