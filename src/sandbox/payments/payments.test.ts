import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxPaymentSecret } from '#server/cashier/payments.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { signatureOf } from '#server/vendors/signature.ts';

const words = [
  'title',
  'sandbox',
  'order',
  'pay',
  'others',
  'fail',
  'late',
  'twice',
  'back',
  'fail.title',
  'fail.text',
];

/** The small packs, whose brand speaks the languages of the test with the words of the base. */
function packsWithWords() {
  const packs = smallPacks();
  const ground = packs['ground'] ?? {};
  const own = ground['texts/en'] as { texts: Record<string, string> };
  const spoken = ['my', 'en', 'zh-CN', 'fa'];
  const documents = spoken.map((language) => {
    const { texts } = JSON.parse(readFileSync(`configs/base/texts/${language}.json`, 'utf8')) as typeof own;
    const ofPage = words.map((key) => `sandbox.payment.${key}`);
    const said = Object.fromEntries(ofPage.map((key) => [key, texts[key] ?? '']));
    const before = ground[language === 'my' || language === 'zh-CN' ? 'texts/my' : 'texts/en'] as typeof own;
    return [
      `texts/${language}`,
      { kind: 'texts', id: language, texts: { ...before.texts, ...said } },
    ] as const;
  });
  packs['ground'] = {
    ...ground,
    ...Object.fromEntries(documents),
    'languages/main': {
      kind: 'languages',
      id: 'main',
      languages: {
        en: { name: 'English' },
        my: { name: 'မြန်မာ', font: 'noto-sans-myanmar' },
        'zh-CN': { name: '简体中文', font: 'noto-sans-sc' },
        fa: { name: 'فارسی', direction: 'rtl', font: 'noto-sans-arabic' },
      },
    },
  };
  packs['shop'] = { ...packs['shop'], 'brand/main': { ...packs['shop']?.['brand/main'], languages: spoken } };
  return packs;
}

describe('the payment provider of the sandbox', () => {
  const now = new Date('2026-03-01T10:00:00.000Z');
  let app: TestApp;
  let secret = '';
  let orders = 0;
  beforeAll(async () => {
    app = await startApp(mainDatabase, {
      sandbox: true,
      clock: () => now,
      configs: writePacks(packsWithWords()),
    });
    secret = await sandboxPaymentSecret({ db: app.database.db, random: randomBytes })('shop');
  });
  afterAll(() => app.close());

  /** Begins a payment as a shop does. */
  const begin = async (more: object): Promise<Response> => {
    const body = JSON.stringify({
      brand: 'shop',
      order: `order-${(orders += 1)}`,
      amount: '123450',
      currency: 'MMK',
      digits: 2,
      look: 'wallet',
      returnUrl: `${app.url}/deposit-done`,
      tellUrl: `${app.url}/payments/v1/shop/sandbox/events`,
      expiresAt: '2026-03-01T10:30:00.000Z',
      ...more,
    });
    const timestamp = String(now.getTime());
    const nonce = randomBytes(16).toString('hex');
    return fetch(`${app.url}/sandbox/payments/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(secret, { timestamp, nonce, body }),
      },
      body,
    });
  };
  const urlOf = async (more: object): Promise<string> =>
    ((await (await begin(more)).json()) as { url: string }).url;

  it.each([
    [{ language: 'en' }, 'en', 'Pay now', 'Back to the shop'],
    [{ language: 'my' }, 'my', 'ယခု ပေးချေမည်', 'ဆိုင်သို့ ပြန်သွားမည်'],
    [{ language: 'zh-CN' }, 'zh-CN', '立即支付', '返回商户'],
    [{ language: 'fa' }, 'fa" dir="rtl', 'اکنون پرداخت کنید', 'بازگشت به فروشگاه'],
    // A language that the brand does not offer, and a shop that names none.
    [{ language: 'th' }, 'en', 'Pay now', 'Back to the shop'],
    [{}, 'en', 'Pay now', 'Back to the shop'],
  ])('speaks with the player as the shop says: %o', async (given, language, pay, back) => {
    const url = await urlOf(given);
    const asked = await (await fetch(url)).text();
    expect(asked).toContain(`<html lang="${language}"`);
    expect(asked).toContain(pay);
    expect(asked).toContain('MMK\u00A01,234.50');
    const failed = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice: 'fail' }) });
    const answered = await failed.text();
    expect(answered).toContain(`<html lang="${language}"`);
    expect(answered).toContain(back);
  });

  it('brings the glyphs that a system may lack, and nothing else of their packages', async () => {
    for (const language of ['my', 'zh-CN']) {
      const page = await (await fetch(await urlOf({ language }))).text();
      const sheet = /href="([^"]+index\.css)"/u.exec(page)?.[1] ?? '';
      const css = await fetch(app.url + sheet);
      expect(css.headers.get('content-type')).toMatch(/^text\/css/u);
      const file = /url\(\.\/(files\/[^)]+)\)/u.exec(await css.text())?.[1] ?? '';
      expect((await fetch(new URL(file, app.url + sheet))).status).toBe(200);
      expect((await fetch(new URL('package.json', app.url + sheet))).status).toBe(404);
    }
    expect(await (await fetch(await urlOf({ language: 'en' }))).text()).not.toContain('index.css');
  });

  it('takes no words for a language', async () => {
    expect((await begin({ language: 'en"><script>' })).status).toBe(400);
  });
});
