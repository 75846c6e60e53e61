import { expect, it, vi } from 'vitest';

it('tells of errors and warnings, of what nobody caught and of files that are not there', async () => {
  let told: (entries: object) => void = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries: () => object }) => void) {
        told = (entries) => tell({ getEntries: () => entries });
      }
      observe = vi.fn<() => void>();
      takeRecords = () => [];
    },
  );
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  const { complaints, watchPage } = await import('./watch-page.ts');
  watchPage();

  const page = globalThis.console;
  page.error('Two children with the key %s', 'wheel');
  page.warn('a warning');
  page.log('nothing to worry about');
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }));
  const image = document.body.appendChild(document.createElement('img'));
  image.dispatchEvent(new Event('error'));
  const resource = { responseStatus: 200, contentType: 'text/css', initiatorType: 'link' };
  told([
    { ...resource, name: 'http://stories.test/there.css' },
    { ...resource, name: 'http://stories.test/gone.css', responseStatus: 404 },
    { ...resource, name: 'http://stories.test/page-instead.css', contentType: 'text/html' },
  ]);

  expect(complaints()).toEqual([
    'console.error: Two children with the key wheel',
    'console.warn: a warning',
    'unhandled rejection: Error: refused',
    'not there: <img>',
    'not there (404): http://stories.test/gone.css',
    'not there (200): http://stories.test/page-instead.css',
  ]);
  expect(complaints()).toEqual([]);
});
