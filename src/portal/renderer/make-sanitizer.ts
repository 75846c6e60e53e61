import sanitizeHtml from 'sanitize-html';
import { richAttributes, richTags } from '#engine/texts/rich-markup.ts';
import type { Sanitise } from '#ui/primitives/sanitizer.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTags],
  allowedAttributes: { '*': [...richAttributes] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(href !== undefined && { href }),
        rel: 'noopener noreferrer',
        ...(!href?.startsWith('/') && { target: '_blank' }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

/** The sanitiser where there is no DOM; vite.config.ts puts it in the place of the pages' own (ui/primitives/make-sanitizer.ts). */
export const makeSanitiser = (): Sanitise => (html) => sanitizeHtml(html, options);
