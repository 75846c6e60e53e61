import type { FastifyRequest } from 'fastify';

/**
 * True when a page of another origin made the browser send the request, also one of a sibling host. Browsers set both headers, and no
 * page can change them; a request with neither comes from no page, or from a browser that sends none with a GET.
 */
export function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  // By host: a proxy that ends TLS may not say so.
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
