import type { LiveBrand } from '#server/brands/types.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import { documentOf } from '#server/brands/documents.ts';

type MailParts = {
  brand: LiveBrand | undefined;
  name: string;
  language: string;
  subject: string;
  text: string;
  /** A code or password in the text, shown large. */
  secret?: string | undefined;
};

const large =
  'display:inline-block;margin:8px 0;padding:8px 14px;border-radius:8px;background:#f1f1f4;color:#111;font:600 22px/1.4 ui-monospace,Consolas,monospace;letter-spacing:1px';

const paragraphs = (text: string, secret: string | undefined): string =>
  text
    .split(/\n\s*\n/u)
    .map((part) => escapeHtml(part.trim()).replaceAll('\n', '<br>'))
    .filter((part) => part !== '')
    .map((part) => (secret ? part.replaceAll(escapeHtml(secret), `<span style="${large}">$&</span>`) : part))
    .map((part) => `<p style="margin:0 0 16px">${part}</p>`)
    .join('\n');

/**
 * A mail as a page of the brand: its name on its colour above the words. Everything is in the page: mail programs load no
 * styles and ask before they load pictures.
 */
export function mailHtml({ brand, name, language, subject, text, secret }: MailParts): string {
  const colours = brand && documentOf(brand, 'theme')?.modes?.light;
  const direction = (brand && documentOf(brand, 'languages')?.languages[language]?.direction) ?? 'ltr';
  const primary = escapeHtml(colours?.primary ?? '#333344');
  const onPrimary = escapeHtml(colours?.onPrimary ?? '#ffffff');
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f4f6;color:#1c1c22;font:16px/1.7 system-ui,'Noto Sans Myanmar','Myanmar Text',sans-serif">
<div style="max-width:520px;margin:0 auto;border-radius:12px;overflow:hidden;background:#ffffff">
<div style="padding:18px 24px;background:${primary};color:${onPrimary};font-size:20px;font-weight:700">${escapeHtml(name)}</div>
<div style="padding:24px 24px 8px">
${paragraphs(text, secret)}
</div>
</div>
</body>
</html>
`;
}
