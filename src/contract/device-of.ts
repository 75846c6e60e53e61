export type Device = 'phone' | 'tablet' | 'desktop';

/** Kind of device by the name that a browser gives itself; the same on page and server. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/u.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/u.test(userAgent) ? 'phone' : 'desktop';
}
