import { axe } from './support/axe.ts';
import { signIn } from './support/admin.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

type Link = { url: string };

test(
  'a link shows the draft as anybody, in any language and mode, touches nothing real, and ends for good',
  { tag: '@full' },
  async ({ page, server, expected }) => {
    expected.answer(/[?/]preview(?:s\/|=)/u, 410);
    // Calls of the page that are on their way when the link ends.
    expected.perhaps.answer(/\/wps\//u, 410);
    expected.console(/^\[livery\] POINTER_UNREACHABLE: .* HTTP 410\./u);
    const operator = await signIn(server.origin);
    const made = await operator.send('POST', '/packs/aurora/preview', { minutes: 60, shared: true });
    const link = `${server.origin}${(made.body as unknown as Link).url}`;

    // A real visitor of this host has choices and a session of its own.
    await page.goto(`${server.origin}/index`);
    await expect(page.locator('main h1')).toBeVisible();
    await isTakenOver(page);
    const real = { 'livery.theme': 'dark', 'livery.language': 'en' };
    await page.evaluate((choices) => {
      for (const [name, value] of Object.entries(choices)) localStorage.setItem(name, value);
      document.cookie = 'livery_language=en; Path=/';
    }, real);

    await page.goto(`${link}&preview-as=member&preview-language=zh-CN&preview-theme=light`);
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('until');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', 'zh-CN');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(page.getByText('preview-member').first()).toBeVisible();

    await page.evaluate(() => localStorage.setItem('livery.session', 'of somebody real'));
    for (const persona of ['guest', 'agent'] as const) {
      await bar.getByLabel('As').selectOption(persona);
      await expect(page.getByText(`preview-${persona}`).first()).toBeVisible();
    }
    await bar.getByLabel('As').selectOption('visitor');
    await expect(page.getByText('preview-agent')).toHaveCount(0);
    await bar.getByLabel('Theme').selectOption('dark');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await bar.getByLabel('Language').selectOption('my');
    await expect(root).toHaveAttribute('lang', 'my');
    expect(await axe(page)).toEqual([]);
    // The choices stand in the address, so that a link hands them on.
    await page.reload();
    await expect(root).toHaveAttribute('lang', 'my');

    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(real);
    expect(await page.evaluate(() => localStorage.getItem('livery.session'))).toBe('of somebody real');
    expect(await page.evaluate(() => document.cookie)).toContain('livery_language=en');

    const { links } = (await operator.get('/packs/aurora/previews')) as {
      links: { id: string; url: string }[];
    };
    const mine = links.find(({ url }) => link.endsWith(url));
    await operator.send('DELETE', `/packs/aurora/previews/${mine?.id}`);
    // The open page hears of it, and the link opens nothing any more.
    await expect(page.getByText('This preview has ended')).toBeVisible();
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(410);
  },
);
