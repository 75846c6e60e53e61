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
  /** The address asks for somebody whom the platform did not let in. */
  failed: boolean;
  /** The page stands in a frame of the console, which has the controls. */
  framed: boolean;
};

/** Puts what belongs to the preview around the page, apart from what belongs to the brand. */
export function mountFrame({ framed, failed, ...bar }: Framing): { end: () => void } {
  const place = document.createElement('div');
  place.className = 'lv-preview';
  document.body.prepend(place);
  const root = createRoot(place);
  if (!framed || failed) root.render(<PreviewBar {...bar} failed={failed} controls={!framed} />);
  return {
    end() {
      // The draft is not for whoever is left looking at it.
      document.getElementById('root')?.remove();
      root.render(<PreviewEnded />);
    },
  };
}
