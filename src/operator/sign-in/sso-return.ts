/** Path of the console that the company's provider leads back to. */
export const ssoPath = '/sso';

const key = 'livery.sso.from';

/** Remembers the page that somebody signs in from; they come back to it. */
export const leaveFrom = (path: string): void => sessionStorage.setItem(key, path);

/** Page to go on with after single sign-on. */
export function cameFrom(): string {
  const path = sessionStorage.getItem(key) ?? '/';
  return path.startsWith('/') ? path : '/';
}
