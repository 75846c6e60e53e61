export type Presence = {
  page?: (Pick<Document, 'visibilityState'> & EventTarget) | undefined;
  /** Tells when the page is left and come back to. */
  view?: EventTarget | undefined;
};

/** Milliseconds for which a page may be out of sight before it is as good as left. */
const hiddenPause = 10_000;

/**
 * Calls `leave` when the page is left, or nobody has seen it for a while, and `comeBack` whenever it is looked at again. Until then it
 * should hold no connection: a browser opens only six to a host, for all its pages, and one more page would wait for ever.
 */
export function watchPresence(
  { page = document, view = window }: Presence,
  { leave, comeBack }: { leave: () => void; comeBack: () => void },
): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = (): void => {
    clearTimeout(hiding);
    if (page.visibilityState === 'visible') comeBack();
    else hiding = setTimeout(leave, hiddenPause);
  };
  // A page that is left may be kept for the way back.
  const onHide = (): void => {
    clearTimeout(hiding);
    leave();
  };
  page.addEventListener('visibilitychange', onVisibility);
  view.addEventListener('pagehide', onHide);
  view.addEventListener('pageshow', onVisibility);
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    view.removeEventListener('pagehide', onHide);
    view.removeEventListener('pageshow', onVisibility);
    clearTimeout(hiding);
  };
}
