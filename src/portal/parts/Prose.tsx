import { SafeHtml } from '#ui/primitives/SafeHtml.tsx';

/** Text that may be HTML: without markup it is rendered at once as a paragraph, else after sanitising. */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (/[<&]/.test(html)) return <SafeHtml html={html} {...(className === undefined ? {} : { className })} />;
  return <p className={className}>{html}</p>;
}
