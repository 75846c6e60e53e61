import { startServer } from './support/server.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

test('the pages are an app: Chromium finds nothing against installing them, and shows the offline page in the language chosen while the gateway is down', async ({
  page,
  expected,
}) => {
  test.slow();
  const server = await startServer({});
  expected.perhaps.noAnswer(
    /./u,
    /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING/u,
  );
  expected.perhaps.answer(/./u, 503);
  expected.perhaps.console(/ERR_CONNECTION|ERR_INCOMPLETE|STATUS_UNKNOWN|BLOCK_FAILED|503/u);
  const offline = page.getByRole('heading', { name: wordsOf('aurora', 'zh-CN')('app.offline.title') });
  try {
    await speak(page, 'zh-CN');
    await page.goto(`${server.portal('aurora')}/index`);
    await isTakenOver(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    const session = await page.context().newCDPSession(page);
    const manifest = await session.send('Page.getAppManifest');
    expect([manifest.errors, new URL(manifest.url).pathname]).toEqual([[], '/_portal/app.webmanifest']);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The browser of a test keeps nothing, in which nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );

    const answer = await page.goto(`${server.portal('aurora')}/promotions`);
    expect(answer?.status()).toBe(200);
    await server.kill();
    expect((await page.goto(`${server.portal('aurora')}/promotions`))?.status()).toBe(503);
    await expect(offline).toBeVisible();
    expect(await page.getAttribute('html', 'lang')).toBe('zh-CN');
  } finally {
    await server.stop().catch(() => undefined);
  }
});
