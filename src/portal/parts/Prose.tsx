import { SafeHtml } from '#ui/primitives/index.ts';

/** Words that may be HTML: what holds no markup is a paragraph at once, the rest is sanitised. */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (/[<&]/.test(html)) return <SafeHtml html={html} {...(className === undefined ? {} : { className })} />;
  return <p className={className}>{html}</p>;
}
