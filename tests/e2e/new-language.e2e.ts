import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pseudo, pseudoLanguage } from '#engine/testing/pseudo-language.ts';
import { signIn } from './support/admin.ts';
import { addPseudoLanguage } from './support/pseudo-language.ts';
import { axe } from './support/axe.ts';
import { demoPassword } from './support/server.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak } from './support/words.ts';

const { texts } = JSON.parse(readFileSync('configs/base/texts/en.json', 'utf8')) as {
  texts: Record<string, string>;
};
const say = (key: string): string => pseudo(texts[key] ?? '');

/** Pixels by which a page can be scrolled sideways, and elements that no ancestor clips and that reach over its edge. */
const overflow = (page: Page): Promise<{ sideways: number; over: string[] }> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const clipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const over = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1) && !clipped(element);
      })
      .map((element) => `${element.tagName} ${element.className}`);
    return { sideways: scrollWidth - clientWidth, over };
  });

test(
  'a language that does not exist, added by documents, is read from right to left [OFF-22] [OFF-23]',
  { tag: '@full' },
  async ({ page, server }) => {
    test.setTimeout(180_000);
    await addPseudoLanguage(await signIn(server.origin), 'aurora');
    await page.setViewportSize({ width: 390, height: 844 });
    await speak(page, pseudoLanguage.code);
    const look = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('.lv-skeleton')).toHaveCount(0);
      // A header folds what it has no room for once it knows what it shows.
      await expect.poll(() => overflow(page), page.url()).toEqual({ sideways: 0, over: [] });
      // A key that no language says would stand for itself.
      expect(await page.locator('body').innerText()).not.toMatch(/\b[a-z]+\.[a-z]+\.[a-zA-Z]+\b/u);
      // The code of the language is none that exists, which is all that axe may find.
      const found = (await axe(page)).filter((line) => !/^(?:html-lang-valid|valid-lang):/u.test(line));
      expect(found, page.url()).toEqual([]);
    };

    await page.goto(`${server.portal('aurora')}/index`);
    await expect(
      page
        .getByRole('button', { name: say('session.login') })
        .or(page.getByRole('link', { name: say('session.login') }))
        .first(),
    ).toBeVisible();
    await isTakenOver(page);
    await look();

    await page.goto(`${server.portal('aurora')}/register`);
    await expect(page.getByRole('dialog').locator('[name="username"]')).toBeVisible();
    await look();

    await page.goto(`${server.portal('aurora')}/login`);
    const login = page.getByRole('dialog');
    await login.locator('[name="username"]').fill('demo');
    await login.locator('[name="password"]').fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(`${server.portal('aurora')}/lottery?gameCode=dice-tumble&playType=sum-sides`);
    await expect(page.getByRole('heading', { level: 1, name: 'K3 Tumble' })).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^${say('lottery.choice.big')} ×`, 'u') }),
    ).toBeVisible();
    await look();

    await page.goto(`${server.portal('aurora')}/member`);
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await look();

    // The game of the sandbox, which is a page of another origin.
    await page.goto(`${server.portal('aurora')}/game?game=neon-koi`);
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: say('sandbox.game.spin') }).first()).toBeVisible();
    await expect(game.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(game.locator('html')).toHaveAttribute('lang', pseudoLanguage.code);
  },
);
