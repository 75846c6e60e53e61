/** Console errors and warnings, uncaught errors and missing files since the last `complaints` call. */
const found: string[] = [];

/** One line for a console call, with React's `%s` placeholders filled in. */
function lineOf([first, ...rest]: readonly unknown[]): string {
  const words = rest.map(String);
  const text = String(first).replaceAll(/%[sdoOc]/gu, () => words.shift() ?? '');
  return [text, ...words].join(' ').slice(0, 600);
}

function watchConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      found.push(`console.${level}: ${lineOf(parts)}`);
      write(...parts);
    };
  }
}

/** True for a missing file; a development server may answer for it with its HTML page. */
const isMissing = ({ responseStatus, contentType, initiatorType }: Resource): boolean =>
  responseStatus >= 400 || (contentType === 'text/html' && !['iframe', 'fetch'].includes(initiatorType));

type Resource = PerformanceResourceTiming & { contentType?: string };

const files = new PerformanceObserver((list) => takeFiles(list.getEntries()));

function takeFiles(entries: readonly PerformanceEntry[]): void {
  for (const entry of entries as Resource[])
    if (isMissing(entry)) found.push(`not there (${entry.responseStatus}): ${entry.name}`);
}

function watchErrors(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    found.push(`unhandled rejection: ${String(reason)}`);
  });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element) found.push(`not there: ${target.outerHTML.slice(0, 300)}`);
      else found.push(`error: ${event.message}`);
    },
    true,
  );
}

/** Starts watching the page. */
export function watchPage(): void {
  watchConsole();
  watchErrors();
  files.observe({ type: 'resource' });
}

/** Complaints since the last call. */
export function complaints(): string[] {
  takeFiles(files.takeRecords());
  return found.splice(0);
}
