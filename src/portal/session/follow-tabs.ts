import type { LoginFlow } from '../flows/login-flow.ts';
import { sessionName } from './session-store.ts';

/** Has the page take up what other tabs of the browser do: whoever logs in or out there does so here, at once. */
export function followTabs({ follow }: Pick<LoginFlow, 'follow'>, view: Window = window): void {
  view.addEventListener('storage', ({ key }) => {
    // Null when the storage is cleared.
    if (key === null || key === sessionName) follow();
  });
  // A page that was frozen, or kept for the way back, has not been told.
  view.addEventListener('pageshow', follow);
  view.document.addEventListener('visibilitychange', follow);
}
