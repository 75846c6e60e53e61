import type { FormValues } from '#engine/forms/index.ts';
import type { WindowPort } from '../runtime/window-port.ts';

/** Stands in the password field for a password that only a cookie stands for, which no script can read. */
export const standIn = '\u2022'.repeat(10);

/** The prefix is there where https is on. */
const cookieOf = ({ cookie }: Pick<WindowPort, 'cookie'>, name: string): string | undefined =>
  cookie(`__Host-${name}`) ?? cookie(name);

/** The account that this browser remembers, with its password or, after a logout, without. */
export function rememberedLogin(
  window: Pick<WindowPort, 'cookie'>,
): { username: string; password: boolean } | undefined {
  const remembered = cookieOf(window, 'gw_remembered');
  if (remembered) return { username: remembered, password: true };
  const username = cookieOf(window, 'gw_username');
  return username ? { username, password: false } : undefined;
}

/** What a login form starts with. */
export function valuesOfLogin(window: Pick<WindowPort, 'cookie'>): FormValues {
  const remembered = rememberedLogin(window);
  if (!remembered) return {};
  const { username, password } = remembered;
  return { username, ...(password && { password: standIn, remember: true }) };
}
