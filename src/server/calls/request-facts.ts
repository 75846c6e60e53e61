import type { CallContext } from './call.ts';

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export const userAgentOf = ({ headers }: Pick<CallContext, 'headers'>): string =>
  first(headers['user-agent']) ?? '';

/** The player's country by the header of a trusted proxy: a code of two letters, or null when it is not known. */
export function countryOf({
  headers,
  gateway,
}: Pick<CallContext, 'headers'> & { gateway: Pick<CallContext['gateway'], 'countryHeader'> }): string | null {
  const header = gateway.countryHeader?.toLowerCase();
  const country = header === undefined ? undefined : first(headers[header])?.trim().toUpperCase();
  // XX and T1 are what proxies send for "unknown" and for Tor.
  return country !== undefined && /^[A-Z]{2}$/u.test(country) && country !== 'XX' ? country : null;
}

/** The host name that the page was opened at, without its port; undefined when the request names none. */
export const requestHost = ({ headers }: Pick<CallContext, 'headers'>): string | undefined =>
  first(headers['host'])?.replace(/:\d+$/u, '').toLowerCase();
