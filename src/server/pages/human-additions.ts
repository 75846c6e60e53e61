import type { BrandDocument } from '#contract/generated/documents.ts';
import type { PolicyAdditions } from './policies.ts';

/** Where Geetest's script loads from, unless the brand says. */
const usualOrigins = ['https://static.geetest.com', 'https://gcaptcha4.geetest.com'];

/** Policy additions for Geetest; none for the brand's own human verification. */
export function humanAdditions({ human }: Pick<BrandDocument, 'human'>): PolicyAdditions {
  const geetest = human?.provider === 'geetest' ? human.geetest : undefined;
  const { script, origins = usualOrigins } = geetest ?? { origins: [] };
  const all = [...new Set([...(script === undefined ? [] : [new URL(script).origin]), ...origins])];
  return { scripts: all, connections: all, frames: [], looks: all, untrusted: geetest !== undefined };
}
