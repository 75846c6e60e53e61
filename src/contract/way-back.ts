/** Names shared by the portal and the page to which a provider sends a player back. */
export const wayBack = {
  /** Path of that page, before the provider's id. */
  path: '/ways-in/',
  /** Broadcast channel to the page that opened the window. */
  channel: 'livery.ways-in',
  /** Cookie set by the page with the purpose of a provider login in the same tab. */
  cookie: 'livery_way_in',
  /** Prefix of the window's name while it carries the result to the portal in the same tab. */
  windowName: 'livery-way-back:',
} as const;

/** Parameters with which a provider sent the player back. */
export type WayBack = {
  provider: string;
  state: string | null;
  code: string | null;
  iss: string | null;
  /** Error code of the provider, such as access_denied. */
  error: string | null;
  /** Value in the fragment of Telegram's address. */
  result: string | null;
};
