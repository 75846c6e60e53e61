import { Suspense, use, useLayoutEffect, useRef } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { sanitizer } from './sanitizer.ts';
import './safe-html.css';

type SafeHtmlProps = { html: string; className?: string };

/** HTML by an operator, sanitised before rendering. The sanitiser loads on first use. */
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
    // The only assignment of HTML. The DOM types do not accept a TrustedHTML, which is passed unchanged.
    if (element.current) element.current.innerHTML = sanitise(html) as string;
  }, [sanitise, html]);
  return <div ref={element} className={className ? `lv-html ${className}` : 'lv-html'} />;
}
