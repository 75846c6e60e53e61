import { watchPages } from './support/page-faults.ts';
import { expect, test } from './support/test.ts';

const address = 'http://page.test/';

/** Asks for a file that is not there and one that does not come, complains twice, and throws twice. */
const faulty = `<!doctype html><link rel="icon" href="data:,"><script>
  console.warn('a warning');
  console.error('an error');
  console.log('nothing to worry about');
  void Promise.reject(new Error('unhandled'));
  fetch('/missing.js').then(() => fetch('/lost').catch(() => {})).then(() => (document.title = 'done'));
  throw new Error('uncaught');
</script>`;

test('a test hears of all that goes wrong on a page, but for what it announces, and of what it announces in vain', async ({
  playwright,
  launchOptions,
}) => {
  // A browser of its own: the faults are none of this test.
  const browser = await playwright.chromium.launch(launchOptions);
  const visit = async (): Promise<void> => {
    const page = await (await browser.newContext()).newPage();
    await page.route(`${address}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/lost') return route.abort();
      return pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: faulty })
        : route.fulfill({ status: 404, body: '' });
    });
    await page.goto(address);
    await expect(page).toHaveTitle('done');
    await page.context().close();
  };

  const strict = watchPages(browser);
  await visit();
  expect(strict.stop().toSorted()).toEqual([
    `answer: 404 (${address}missing.js)`,
    `console: a warning (${address})`,
    `console: an error (${address})`,
    `noAnswer: net::ERR_FAILED (${address}lost)`,
    `uncaught: Error: uncaught (${address})`,
    `uncaught: Error: unhandled (${address})`,
  ]);

  const { expected, stop } = watchPages(browser);
  expected.answer(/missing\.js$/u, 404);
  expected.noAnswer(/lost$/u);
  expected.console(/^an? (?:warning|error)$/u);
  expected.answer(/never$/u, 401);
  await visit();
  expect(stop()).toEqual([
    `uncaught: Error: uncaught (${address})`,
    `uncaught: Error: unhandled (${address})`,
    'announced, and never came: answer 401 /never$/u',
  ]);
  await browser.close();
});
