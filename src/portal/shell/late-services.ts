import { followConnection } from '../connection/follow-connection.ts';
import type { Portal } from '../runtime/portal.ts';
import { followDevice } from '../push/follow-device.ts';
import { registerWorker } from '../service-worker/register.ts';

/** Starts what a page needs once it stands: the watch over its connection, the service worker, and notifications of the device. Returns a function that ends it. */
export function startLateServices(portal: Portal): () => void {
  void registerWorker();
  const ends = [followConnection(portal), followDevice(portal)];
  return () => ends.forEach((end) => end());
}
