import { subscribe } from 'valtio';
import { fetchCode } from '../runtime/fetch-code.ts';
import type { Portal } from '../runtime/portal.ts';
import type { Session } from '../session/session-store.ts';

/** Keeps a logged-in member's data up to date; the code loads with the first login. */
export function followMember(portal: Portal, fetch: typeof globalThis.fetch): void {
  let followed: Session | undefined;
  let stop = (): void => {};
  const follow = (): void => {
    const { current } = portal.session;
    if (current === followed) return;
    followed = current;
    stop();
    stop = () => {};
    if (!current) return;
    const code = fetchCode(() => import('./member-events.ts'));
    code.then(
      ({ listenToMember }) => {
        if (followed === current) stop = listenToMember({ ...portal, fetch }, current);
      },
      () => {
        // Without it the page is as fresh as its last click; the next login tries again.
        if (followed === current) followed = undefined;
      },
    );
  };
  subscribe(portal.session, follow, true);
  follow();
}
