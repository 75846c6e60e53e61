import type { FormValues } from '#engine/forms/index.ts';
import type { WindowPort } from '../runtime/window-port.ts';

/** Placeholder in the password field for a remembered password, which is in a cookie that no script can read. */
export const passwordPlaceholder = '\u2022'.repeat(10);

/** The prefix is present on https. */
const cookieOf = ({ cookie }: Pick<WindowPort, 'cookie'>, name: string): string | undefined =>
  cookie(`__Host-${name}`) ?? cookie(name);

/** The account remembered by this browser; `password` is false after a logout. */
export function rememberedLogin(
  window: Pick<WindowPort, 'cookie'>,
): { username: string; password: boolean } | undefined {
  const remembered = cookieOf(window, 'gw_remembered');
  if (remembered) return { username: remembered, password: true };
  const username = cookieOf(window, 'gw_username');
  return username ? { username, password: false } : undefined;
}

/** Initial values of a login form. */
export function valuesOfLogin(window: Pick<WindowPort, 'cookie'>): FormValues {
  const remembered = rememberedLogin(window);
  if (!remembered) return {};
  const { username, password } = remembered;
  return { username, ...(password && { password: passwordPlaceholder, remember: true }) };
}
