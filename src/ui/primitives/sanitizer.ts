import { richAttributes, richTags } from '#engine/rich-markup.ts';
import { loadWithRetry } from '../blocks/load-with-retry.ts';

/** Sanitised HTML; where the browser has Trusted Types it is a TrustedHTML, which React passes through untouched. */
type SafeMarkup = string | { toString(): string };
export type Sanitise = (html: string) => SafeMarkup;

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => SafeMarkup };
};

/** Name of the Trusted Types policy; the server's `trusted-types` directive allows it beside dompurify's own. */
const policyName = 'livery';

const allowed = {
  ALLOWED_TAGS: [...richTags],
  ALLOWED_ATTR: [...richAttributes],
  ALLOW_DATA_ATTR: false,
} satisfies Record<string, string[] | boolean>;

async function createSanitiser(): Promise<Sanitise> {
  const { default: purify } = await import('dompurify');
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') {
      node.setAttribute('rel', 'noopener noreferrer');
      if (!node.getAttribute('href')?.startsWith('/')) node.setAttribute('target', '_blank');
    }
    if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  });
  const clean = (html: string): string => purify.sanitize(html, allowed);
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy(policyName, { createHTML: clean });
  const made = new Map<string, SafeMarkup>();
  return (html) => {
    const kept = made.get(html);
    if (kept !== undefined) return kept;
    const safe = policy ? policy.createHTML(html) : clean(html);
    made.set(html, safe);
    return safe;
  };
}

let pending: Promise<Sanitise> | undefined;

/** The sanitiser, fetched once; a failed fetch is tried again at the next use. */
export function sanitizer(): Promise<Sanitise> {
  pending ??= loadWithRetry(createSanitiser).catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
