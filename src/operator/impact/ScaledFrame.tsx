import { useLayoutEffect, useRef } from 'react';
import { useNear } from '../parts/useNear.ts';
import type { PreviewDevice } from '../preview/PreviewFrame.tsx';
import { useKeptFocus } from '../preview/useKeptFocus.ts';

/** Screen sizes of devices, in CSS pixels. */
const SIZES: Record<PreviewDevice, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** Scaled-down picture of a real portal page; loads near the viewport, and is skipped by the keyboard. */
export const ScaledFrame = ({
  address,
  device,
  title,
}: {
  address: string;
  device: PreviewDevice;
  title: string;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(box);
  useKeptFocus(frame);

  // Properties of the elements: the policy allows no style attributes, and a style sheet does not know the width.
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, near ? frame.current : null];
    if (!outer) return undefined;
    const { width, height } = SIZES[device];
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / width);
      outer.style.height = `${height * scale}px`;
      if (!inner) return;
      inner.style.width = `${width}px`;
      inner.style.height = `${height}px`;
      inner.style.transform = `scale(${scale})`;
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [device, near]);

  return (
    <div ref={box} className="op-scaled" data-device={device}>
      {near && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the portal itself, on this origin, in a preview that changes nothing
        <iframe ref={frame} className="op-scaled-frame" src={address} title={title} tabIndex={-1} inert />
      )}
    </div>
  );
};
