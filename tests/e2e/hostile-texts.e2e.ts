import { full } from '#run-size';
import { rollBack, signIn } from './support/admin.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { speak } from './support/words.ts';

const attack = '<script>pwned=1</script><img src=/none onerror=pwned=2><a href=javascript:pwned=3>x</a>';

// One page of each kind of block; the full run visits every route.
const visited = full
  ? [...Object.keys(routes), '/login', '/register']
  : ['/index', '/promotions', '/rng', '/register'];

test('script in every text of a brand runs on no page', async ({ page, server, expected }) => {
  // Rich texts may show pictures; the browser says of what the cleaning takes out that it would not have run it.
  expected.perhaps.answer(/\/none$/u, 404);
  expected.perhaps.console(/Executing inline event handler violates/u);
  test.setTimeout(240_000);
  const operator = await signIn(server.origin);
  const { merged } = (await operator.get('/packs/aurora/documents/texts/en')) as {
    merged: { texts: Record<string, string> };
  };
  const texts = Object.fromEntries(Object.entries(merged.texts).map(([key, words]) => [key, words + attack]));
  await operator.saveDraft('aurora', 'texts/en', { kind: 'texts', id: 'en', texts });
  const { status, body } = await operator.publish('aurora', 'Script everywhere');
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('aurora')]);

  await speak(page);
  for (const path of visited) {
    await page.goto(server.portal('aurora') + path);
    await expect(page.locator('main h1')).toContainText('pwned');
    await expect(page.locator('.lv-skeleton')).toHaveCount(0);
    // Said as words, or cleaned: nothing on the page could run.
    expect(await page.locator('[onerror], [href^="javascript:"]').count(), path).toBe(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'pwned') as unknown), path).toBeUndefined();
  }
  await rollBack(operator, 'aurora');
});
