import type { FastifyRequest } from 'fastify';
import type { DrawTask } from '#contract/drawn-page.ts';
import { countryOf } from '#server/calls/request-facts.ts';
import { isRestricted } from '#server/site/regions.ts';
import type { Pointer } from '#engine/live/live-types.ts';
import type { PageBundle } from './page-bundle.ts';
import { modeOf } from './render-page.ts';

type DrawnBundle = { bundle: PageBundle; pointer: Pointer; language: string };

/** Longest address whose page is drawn with its query. */
const addressMax = 300;

/** False where another page stands in for all: for the visitor's country, during maintenance, or before a login. */
export const isDrawable = (
  { core: { brand, flags } }: PageBundle,
  { headers }: Pick<FastifyRequest, 'headers'>,
  countryHeader: string | undefined,
): boolean =>
  brand.maintenance !== true &&
  flags.flags.loginToHome !== true &&
  !isRestricted(brand.regions ?? {}, countryOf({ headers, gateway: { countryHeader } }));

/** What a page for visitors depends on, but for its documents and texts. */
export function drawTask(
  { url, host, headers }: FastifyRequest,
  { bundle, pointer: { seq, kill }, language }: DrawnBundle,
): Omit<DrawTask, 'port' | 'core' | 'texts' | 'at'> {
  const [path = '/'] = url.split('?');
  return {
    pointer: { seq, kill },
    pack: bundle.manifest.brand,
    language,
    mode: modeOf(bundle),
    // Without the hint a page is wide: what depends on it settles when the page has been taken over.
    width: bundle.asksWidth && headers['sec-ch-ua-mobile'] === '?1' ? 'phone' : 'desktop',
    host,
    address: url.length > addressMax ? path : url,
  };
}
