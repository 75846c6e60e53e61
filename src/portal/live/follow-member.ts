import { subscribe } from 'valtio';
import { fetchCode } from '../runtime/fetch-code.ts';
import type { Portal } from '../runtime/portal.ts';

/** Keeps a logged-in member's data up to date; the code loads with the first login. */
export function followMember(portal: Portal, fetch: typeof globalThis.fetch): void {
  let followed: string | undefined;
  let stop = (): void => {};
  const follow = (): void => {
    const token = portal.session.current?.token;
    if (token === followed) return;
    followed = token;
    stop();
    stop = () => {};
    if (token === undefined) return;
    const code = fetchCode(() => import('./member-events.ts'));
    code.then(
      ({ listenToMember }) => {
        if (followed === token) stop = listenToMember({ ...portal, fetch }, token);
      },
      () => {
        // Without it the page is as fresh as its last click; the next login tries again.
        if (followed === token) followed = undefined;
      },
    );
  };
  subscribe(portal.session, follow, true);
  follow();
}
