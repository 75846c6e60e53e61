export type Presence = {
  page?: (Pick<Document, 'visibilityState'> & EventTarget) | undefined;
  /** Source of events for leaving and returning to the page. */
  view?: EventTarget | undefined;
};

/** Milliseconds after which a hidden page counts as left. */
const hiddenPause = 10_000;

/**
 * Calls `leave` when the page is left or hidden for a while, and `comeBack` when it is shown again. Meanwhile it should hold no connection:
 * a browser allows six per host for all pages.
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
  // A page that is left may be kept in the back/forward cache.
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
