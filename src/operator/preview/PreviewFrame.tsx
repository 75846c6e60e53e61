import { useLayoutEffect, useRef, type RefObject } from 'react';
import { usePreviewLink } from './PreviewLinkContext.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export type PreviewDevice = 'phone' | 'desktop';

/** Screen sizes of devices, in CSS pixels. */
const SIZES: Record<PreviewDevice, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/**
 * The portal in a frame that has the size of a real screen, made smaller to fit the pane. The portal follows the draft by
 * itself: its preview link hears of every saved draft.
 */
export const PreviewFrame = ({
  address,
  device,
  title,
  frame: given,
}: {
  address: string;
  device: PreviewDevice;
  title: string;
  /** Ref of the frame, for communication with its page. */
  frame?: RefObject<HTMLIFrameElement | null>;
}) => {
  const pane = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const frame = given ?? inner;
  const link = usePreviewLink();
  useKeptFocus(frame, link.wasEntered);

  useLayoutEffect(
    () => (frame.current ? link.attach(frame.current, address) : undefined),
    [link, address, frame],
  );

  // Set as properties of the elements: a style sheet does not know the size of the pane, and the policy allows no style attributes.
  useLayoutEffect(() => {
    const [box, shown] = [pane.current, frame.current];
    if (!box || !shown) return undefined;
    const fit = () => {
      const { width, height } = SIZES[device];
      const scale = Math.min(1, box.clientWidth / width);
      const room = Math.max(320, box.clientHeight);
      shown.style.width = `${width}px`;
      shown.style.height = `${device === 'phone' ? Math.min(height, room / scale) : room / scale}px`;
      shown.style.transform = `scale(${scale})`;
      shown.style.marginInlineStart = `${Math.max(0, (box.clientWidth - width * scale) / 2)}px`;
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, [device, frame]);

  return (
    <div ref={pane} className="op-preview-pane" data-device={device}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the portal itself, on this origin: it needs its scripts, storage and forms */}
      <iframe ref={frame} className="op-preview-frame" src={address} title={title} />
    </div>
  );
};
