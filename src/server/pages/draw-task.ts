import type { FastifyRequest } from 'fastify';
import type { DrawTask } from '#contract/drawn-page.ts';
import { countryOf } from '#server/calls/request-facts.ts';
import type { BrandDocument, FlagsDocument } from '#contract/generated/documents.ts';
import { isOnForAll } from '#engine/flags/flag.ts';
import { keptOut } from '#server/site/kept-out.ts';
import type { Pointer } from '#engine/live/live-types.ts';
import type { PageBundle } from './page-bundle.ts';
import { themeModeOf } from './render-page.ts';

type DrawnBundle = {
  bundle: PageBundle;
  pointer: Pointer;
  language: string;
  /** As they are for the visitor; undefined where no flag has a strategy. */
  flags: FlagsDocument['flags'] | undefined;
};

/** Longest address whose page is drawn with its query. */
const addressMax = 300;

/** Parameters by which campaigns follow their visitors; no page reads them, and each visitor has another value. */
const tracking =
  /^(?:utm_\w+|gad_\w+|_gl|_ga|(?:gcl|gbra|wbra|dcl|fbcl|msclk|ttcl|twcl|ycl)id|li_fat_id|mc_[ce]id)$/u;

/** Path and query as far as the page may depend on them. */
function addressOf(url: string): string {
  const [path = '/', query] = url.split('?', 2);
  if (query === undefined || url.length > addressMax) return path;
  const kept = query.split('&').filter((part) => !tracking.test(part.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** False where another page stands in for all: for the visitor's country or address, during maintenance, or before a login. */
export const isDrawable = (
  { core: { brand } }: PageBundle,
  flags: FlagsDocument['flags'],
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  { countryHeader, addresses }: { countryHeader: string | undefined; addresses: BrandDocument['addresses'] },
): boolean =>
  brand.maintenance !== true &&
  !isOnForAll(flags['loginToHome']) &&
  keptOut(
    { ...brand, ...(addresses && { addresses }) },
    { country: countryOf({ headers, gateway: { countryHeader } }), ip },
  ) === undefined;

/** What a page for visitors depends on, but for its documents and texts. */
export type DrawnPageTask = Omit<DrawTask, 'port' | 'core' | 'texts' | 'at'>;

export function drawTask(
  { url, host, headers }: FastifyRequest,
  { bundle, pointer: { seq, kill }, language, flags }: DrawnBundle,
): DrawnPageTask {
  return {
    pointer: { seq, kill },
    pack: bundle.manifest.brand,
    language,
    mode: themeModeOf(bundle),
    // Without the hint a page is wide: what depends on it settles when the page has been taken over.
    width: bundle.asksWidth && headers['sec-ch-ua-mobile'] === '?1' ? 'phone' : 'desktop',
    host,
    address: addressOf(url),
    flags,
  };
}
