/** Messages between a game and the page around it; see the integrator's documentation of the platform. */
export type ToPortal =
  | { type: 'ready' | 'balance' | 'showing' | 'close' | 'deposit' }
  | { type: 'round'; open: boolean; stake?: string }
  | { type: 'error'; code: 'SESSION_EXPIRED' | 'MAINTENANCE' | 'UNAVAILABLE' };
export type FromPortal = { type: 'pause' | 'resume' | 'balance' } | { type: 'theme'; mode: 'dark' | 'light' };

/** Before the launch is known, a failure is posted to any framing page: it reveals nothing about the player. */
export function tellPortal(portal: string, message: ToPortal): void {
  if (parent !== window) parent.postMessage({ livery: 1, ...message }, portal);
}

/** Receives messages of the portal that launched the game only. */
export function hearPortal(portal: string, hear: (message: FromPortal) => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== portal || source !== parent || parent === window) return;
    if (typeof data !== 'object' || data === null) return;
    const { livery, type, mode } = data as Readonly<Record<string, unknown>>;
    if (livery !== 1) return;
    if (type === 'pause' || type === 'resume' || type === 'balance') hear({ type });
    if (type === 'theme' && (mode === 'dark' || mode === 'light')) hear({ type, mode });
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
