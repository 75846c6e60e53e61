/** Event by which a browser offers to install the pages as an app (not in TypeScript's DOM). */
export type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

type Holder = { liveryInstall?: InstallPrompt | undefined };

/** Name of the event that tells of an offer, or of its end. */
export const installOffered = 'livery:install';

/**
 * Keeps the browser's offer to install, which comes once for a page and may come before its code. The browser's own banner stays away:
 * the page has a button where it fits.
 */
export function keepInstallPrompt(view: Window = window): void {
  const set = (offer: InstallPrompt | undefined): void => {
    (view as Holder).liveryInstall = offer;
    view.dispatchEvent(new Event(installOffered));
  };
  view.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  view.addEventListener('appinstalled', () => set(undefined));
}

/** The offer that waits; undefined where the browser makes none, or after it was taken. */
export const keptInstallPrompt = (view: Window = window): InstallPrompt | undefined =>
  (view as Holder).liveryInstall;
