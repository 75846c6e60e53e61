import { use } from 'react';
import { LazyBoundary } from '../blocks/LazyBoundary.tsx';
import { Skeleton } from './Skeleton.tsx';
import { sanitizer } from './sanitizer.ts';
import './safe-html.css';

type SafeHtmlProps = { html: string; className?: string };

/** HTML by an operator, sanitised before rendering. The sanitiser loads on first use. */
export function SafeHtml(props: SafeHtmlProps) {
  return (
    <LazyBoundary fallback={<Skeleton lines={Math.min(6, 1 + Math.floor(props.html.length / 120))} />}>
      <SanitisedHtml {...props} />
    </LazyBoundary>
  );
}

function SanitisedHtml({ html, className }: SafeHtmlProps) {
  const sanitise = use(sanitizer());
  return (
    <div
      className={className ? `lv-html ${className}` : 'lv-html'}
      // The only assignment of HTML. The DOM types do not accept a TrustedHTML, which is passed unchanged.
      // oxlint-disable-next-line react/no-danger -- sanitised
      dangerouslySetInnerHTML={{ __html: sanitise(html) as string }}
    />
  );
}
