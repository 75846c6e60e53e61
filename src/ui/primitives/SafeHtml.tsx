import { use, Suspense } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { sanitizer } from './sanitizer.ts';
import './safe-html.css';

type SafeHtmlProps = { html: string; className?: string };

/** HTML written by an operator, sanitised before it is shown. The sanitiser is fetched on first use. */
export function SafeHtml(props: SafeHtmlProps) {
  return (
    <Suspense fallback={<Skeleton lines={Math.min(6, 1 + Math.floor(props.html.length / 120))} />}>
      <SanitisedHtml {...props} />
    </Suspense>
  );
}

function SanitisedHtml({ html, className }: SafeHtmlProps) {
  const sanitise = use(sanitizer());
  const safe = sanitise(html);
  return (
    <div
      className={className ? `lv-html ${className}` : 'lv-html'}
      // oxlint-disable-next-line react/no-danger -- the only place that sets HTML; it has just been sanitised.
      dangerouslySetInnerHTML={{ __html: safe as string }}
    />
  );
}
