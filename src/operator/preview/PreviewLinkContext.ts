import { createContext, useContext } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import type { PreviewLink, PreviewLinkState, PreviewView } from './preview-link.ts';

const PreviewLinkContext = createContext<PreviewLink | undefined>(undefined);

export const PreviewLinkProvider = PreviewLinkContext.Provider;

/** The talk with the portal in the preview, whether one is on show or not. */
export function usePreviewLink(): PreviewLink {
  const link = useContext(PreviewLinkContext);
  if (!link) throw new Error('A part of the preview is used outside PreviewLinkProvider.');
  return link;
}

export function usePreviewLinkState(): Snapshot<PreviewLinkState> {
  return useSnapshot(usePreviewLink().state);
}

export function usePreviewView(): Snapshot<PreviewView> {
  return useSnapshot(usePreviewLink().view);
}
