import { followConnection } from '../connection/follow-connection.ts';
import type { Portal } from '../runtime/portal.ts';
import { registerWorker } from '../service-worker/register.ts';

/** Starts what a page needs once it stands: the watch over its connection, and the service worker. Returns a function that ends the watch. */
export function startLateServices(portal: Portal): () => void {
  void registerWorker();
  return followConnection(portal);
}
