import { Suspense, use, useLayoutEffect, useRef } from 'react';
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
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The only place that sets HTML. A TrustedHTML goes in as it is, which a type of the DOM library does not say.
    if (element.current) element.current.innerHTML = sanitise(html) as string;
  }, [sanitise, html]);
  return <div ref={element} className={className ? `lv-html ${className}` : 'lv-html'} />;
}
