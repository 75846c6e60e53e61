import { registerWorker } from '../service-worker/register.ts';

/** What a subscription of this browser is to the server. */
export type Device = { endpoint: string; p256dh: string; auth: string };

/** `unable`: this browser shows no notifications. `blocked`: its owner has forbidden them. */
export type DeviceAbility = 'able' | 'blocked' | 'unable';

/** Whether this browser may show notifications; nobody is asked. */
export function deviceAbility(): DeviceAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** True where the owner of the browser has said neither yes nor no. */
export const isUnasked = (): boolean => deviceAbility() === 'able' && Notification.permission === 'default';

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/');

/** The subscription that this browser has; undefined without one. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (deviceAbility() === 'unable') return undefined;
  return (await (await registration())?.pushManager.getSubscription()) ?? undefined;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * Asks for the permission where nobody has been asked, and subscribes to notifications of the server's key; undefined where that is not
 * to be had. Call it while a press is being handled, or the browser does not ask.
 */
export async function subscribeHere(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await registerWorker();
  if (!(await registration())) return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  try {
    return await subscribe();
  } catch {
    // One for another key of the server stands in the way, or the push service is away.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await subscribe().catch(() => undefined);
  }
}

/** A subscription as the server takes it; undefined where the browser keeps its keys back. */
export function deviceOf(subscription: PushSubscription): Device | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, p256dh: unpadded(p256dh), auth: unpadded(auth) };
}

const unpadded = (text: string): string => text.replace(/[=]+$/u, '');

/** Id by which the server names a device: SHA-256 of its address, hex. */
export async function deviceId({ endpoint }: Pick<Device, 'endpoint'>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
