import purify from 'dompurify';
import { richAttributes, richTags } from '#engine/texts/rich-markup.ts';
import type { SafeMarkup, Sanitise } from './sanitizer.ts';

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

/** The sanitiser. A page has one, since a policy can be made once. */
export function makeSanitiser(): Sanitise {
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
