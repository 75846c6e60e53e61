import type { LiveFault } from '#engine/live/live.ts';
import { themeModeKey } from '#ui/theme/theme-mode.ts';
import type { PreviewBoot } from '../live/boot.ts';
import type { Portal } from '../runtime/portal.ts';
import type { WindowPort } from '../runtime/window-port.ts';
import { watchEnding } from './ending.ts';
import { keepAddress } from './keep-address.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { assume } from './persona.ts';
import { withWishes, wishesIn, type Wishes } from '#contract/preview-address.ts';

/** Replacements of browser interfaces on a preview's page. */
export type OpenPreview = {
  /** Replacements of local and session storage, which belong to the real visitor. */
  local: Storage;
  storage: Storage;
  /** Names the preview in each call, and sends no cookies of the real visitor. */
  fetch: typeof globalThis.fetch;
  window: Pick<WindowPort, 'cookie' | 'note' | 'noted'>;
  /** Stores a choice in the address. */
  chosen: (wishes: Partial<Wishes>) => void;
  onFault: (fault: LiveFault) => void;
  /** Assumes the persona of the address, and shows the preview bar unless the page is framed. */
  begin: (portal: Portal) => Promise<void>;
};

/** Isolates a preview from the real site on the same host: neither session nor choices are shared. */
export function openPreview(boot: PreviewBoot): OpenPreview {
  const wishes = wishesIn(location.search);
  const chosen = (choice: Partial<Wishes>) =>
    history.replaceState(history.state, '', withWishes(location.href, choice));
  const local = createMemoryStorage(wishes.mode && { [themeModeKey]: wishes.mode }, (name, value) => {
    if (name === themeModeKey) chosen({ mode: value === 'light' ? 'light' : 'dark' });
  });
  keepAddress(window);
  let tellEnd = (): void => {};
  const ending = watchEnding(boot, () => tellEnd());
  return {
    local,
    storage: createMemoryStorage(),
    fetch: (input, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('X-Livery-Preview', boot.token);
      // The cookie is the real visitor's: a preview's session is in the page.
      headers.delete('X-Session');
      return fetch(input, { ...init, headers, credentials: 'omit' });
    },
    window: { cookie: () => undefined, note: () => undefined, noted: () => undefined },
    chosen,
    onFault: ({ code }) => {
      if (code === 'POINTER_UNREACHABLE') ending.check();
    },
    async begin(portal) {
      const admitted = boot.personas || wishes.persona === 'visitor';
      const persona = admitted && (await assume(portal, wishes.persona)) ? wishes.persona : 'visitor';
      const failed = persona !== wishes.persona;
      const { mountFrame } = await import('./mount-frame.tsx');
      const frame = mountFrame({ portal, boot, persona, failed, framed: window.parent !== window });
      tellEnd = frame.end;
    },
  };
}
