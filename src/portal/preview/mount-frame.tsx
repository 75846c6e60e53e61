import { createRoot } from 'react-dom/client';
import type { PreviewBoot } from '../live/boot.ts';
import type { Portal } from '../runtime/portal.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewEnded } from './PreviewEnded.tsx';
import type { Persona } from '#contract/preview-address.ts';
import './preview.css';

type Framing = {
  portal: Portal;
  boot: PreviewBoot;
  persona: Persona;
  /** The platform refused the persona of the address. */
  failed: boolean;
  /** The page runs in a frame of the console, which has the controls. */
  framed: boolean;
};

/** Mounts the preview's own elements around the page, separate from the brand's. */
export function mountFrame({ framed, failed, ...bar }: Framing): { end: () => void } {
  const place = document.createElement('div');
  place.className = 'lv-preview';
  document.body.prepend(place);
  const root = createRoot(place);
  if (!framed || failed) root.render(<PreviewBar {...bar} failed={failed} controls={!framed} />);
  return {
    end() {
      // Removes the draft, which must not stay visible.
      document.getElementById('root')?.remove();
      root.render(<PreviewEnded />);
    },
  };
}
