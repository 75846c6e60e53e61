import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { subscribe, useSnapshot } from 'valtio';
import { openDialogs, topSheet } from '#ui/primitives/open-dialogs.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { ToastView } from './ToastView.tsx';
import './toasts.css';

/**
 * Live region of short messages, in the top layer of a page, or as the last strip of an open dialog, where it covers nothing: everything
 * outside of a modal dialog is inert, neither announced nor operable.
 */
export function ToastRegion() {
  const { toasts } = usePortal();
  const { shown } = useSnapshot(toasts, { sync: true });
  const [region] = useState(makeRegion);
  const newest = shown.at(-1)?.id;
  useLayoutEffect(() => {
    const move = () => place(region);
    move();
    // Synchronous: the closing dialog's element is about to be removed.
    const stop = subscribe(openDialogs, move, true);
    return () => {
      stop();
      region.remove();
    };
  }, [region]);
  // Reinserted for each message, since the top layer is ordered by insertion.
  useLayoutEffect(() => {
    if (newest !== undefined) place(region);
  }, [region, newest]);
  useEffect(() => {
    if (newest === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const inside = event.target instanceof Node && region.contains(event.target);
      if (!inside && isAnyOpen(region)) return;
      // Keeps the surrounding dialog open.
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
 * Moves the region into the topmost dialog, and out before that is removed. When empty it stays visible without size: a live region
 * inserted together with its text may not be announced.
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

/** True when Escape would first close something else over the page. */
const isAnyOpen = (region: HTMLElement): boolean =>
  [...document.querySelectorAll('dialog[open], [popover]:popover-open')].some((open) => open !== region);
