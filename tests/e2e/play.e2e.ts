import type { FrameLocator, Page } from '@playwright/test';
import { logIn } from './support/member.ts';
import type { RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
type Visit = { page: Page; server: RunningServer };

/** Opens a game from its category, as a player does. */
async function start(
  { page, server }: Visit,
  path: string,
  name: string,
  room?: string,
): Promise<FrameLocator> {
  await page.goto(server.portal('aurora') + path);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('block.game.playNamed', { name }) })
    .first()
    .click();
  if (room !== undefined) await page.getByRole('dialog').getByRole('button', { name: room }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name })).toBeVisible();
  return frame;
}

const numberIn = (text: string | null): number => Number(text?.replaceAll(/[^\d.]/gu, ''));

/** The balance that the game shows. */
const unitsIn = async (frame: FrameLocator): Promise<number> =>
  numberIn(await frame.getByTestId('balance').locator('b').textContent());

/** Win that the game reports for a finished round. */
async function resultIn(game: FrameLocator): Promise<number> {
  const told = game.getByRole('status').filter({ hasText: /You won|came back|No win/u });
  await expect(told).toBeVisible({ timeout: 60_000 });
  const text = await told.textContent();
  return /You won|came back/u.test(text ?? '') ? numberIn(text?.split(', net')[0] ?? null) : 0;
}

/** Waits until bets are taken for some seconds yet: one that comes too late is refused. */
const betsAreOpen = (game: FrameLocator): Promise<void> =>
  expect
    .poll(() => game.locator('.phase progress').evaluate((left: HTMLProgressElement) => left.value), {
      timeout: 60_000,
    })
    .toBeGreaterThan(6_000);

/** The balance in the game and in the portal's bar above it. */
async function expectUnits({ page }: Visit, game: FrameLocator, units: number): Promise<void> {
  await expect.poll(() => unitsIn(game)).toBe(units);
  const bar = page.locator('.lv-game-bar').getByRole('status');
  await expect.poll(async () => numberIn(await bar.textContent())).toBe(units);
}

test(
  'a game whose code does not come says so, and loads at the next try',
  { tag: '@full' },
  async ({ page, server, expected }) => {
    expected.noAnswer(/\/SlotView-[^/]*\.js$/u);
    expected.console(/Failed to fetch dynamically imported module: .*SlotView/u);
    await speak(page);
    await logIn(page, server, 'demo');
    const code = '**/SlotView-*.js';
    await page.route(code, (route) => route.abort());
    const game = await start({ page, server }, '/rng', 'Neon Koi');
    await expect(game.getByRole('alert')).toBeVisible();
    await page.unroute(code);
    await game.getByRole('button', { name: 'Try again' }).click();
    await expect(game.getByRole('alert')).toBeHidden();
    await expect(game.locator('main').getByRole('button').first()).toBeVisible();
  },
);

test('a game brings the glyphs of the language it speaks', { tag: '@full' }, async ({ page, server }) => {
  await logIn(page, server, 'demo');
  for (const [language, family] of [
    ['zh-CN', 'Noto Sans SC Variable'],
    ['my', 'Noto Sans Myanmar Variable'],
  ] as const) {
    await speak(page, language);
    await page.goto(`${server.portal('aurora')}/game?game=neon-koi`);
    const balance = page.frameLocator('iframe').getByTestId('balance');
    await expect
      .poll(() =>
        balance.evaluate((element, name) => {
          const first = getComputedStyle(element).fontFamily.startsWith(`"${name}"`);
          return (
            first &&
            [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded')
          );
        }, family),
      )
      .toBe(true);
  }
});

test('[OFF-01] [OFF-02] [OFF-03] a member plays a slot, a table and the sportsbook in the frame, and the balance follows', async ({
  page,
  server,
}) => {
  test.slow();
  await speak(page);
  await logIn(page, server, 'demo');

  const slot = await start({ page, server }, '/rng', 'Neon Koi');
  const before = await unitsIn(slot);
  await slot.getByRole('button', { name: /^Spin/u }).click();
  await expect(slot.getByRole('status')).toContainText(/You won|came back|No win/u);
  await slot.getByRole('button', { name: 'My rounds' }).click();
  const row = slot.getByRole('dialog').getByRole('listitem').first();
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Check' }).click();
  await expect(row.getByRole('status')).toContainText('as promised');
  await slot.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const afterSlot = await unitsIn(slot);

  const table = await start({ page, server }, '/live', 'Velvet Roulette');
  expect(await unitsIn(table)).toBe(afterSlot);
  await table.getByRole('button', { name: /^Red/u }).click();
  await table.getByRole('button', { name: /^Play/u }).click();
  await expect(table.getByRole('status')).toContainText(/You won 1,000|No win/u);
  const won = (await table.getByRole('status').textContent())?.includes('You won');
  await expect.poll(() => unitsIn(table)).toBe(afterSlot + (won ? 500 : -500));

  const book = await start({ page, server }, '/sports', 'Football Markets');
  const beforeBet = await unitsIn(book);
  await book.locator('[data-state="soon"] button:enabled').first().click();
  await book.getByRole('button', { name: /^Place bet/u }).click();
  await expect(book.getByRole('heading', { name: 'My tickets' })).toBeVisible();
  await expect.poll(() => unitsIn(book)).toBe(beforeBet - 500);
  expect(before).toBeGreaterThan(0);
});

test(
  '[OFF-02] [OFF-04] [OFF-05] [OFF-06] [OFF-10] [OFF-11] [OFF-12] every other kind of game takes a bet in the frame, and the balance follows',
  { tag: '@full' },
  async ({ page, server }) => {
    test.slow();
    await speak(page);
    // Results at once: it is not the animations that are looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page, server, 'demo');
    const visit = { page, server };
    const stake = 500;

    // Rounds that are over when they are played: cards at a live table, a pot that grows by a hundredth of the stake, dice, a shot at a fish.
    const cards = await start(visit, '/live?category=baccarat', 'Velvet Baccarat');
    let units = await unitsIn(cards);
    await cards.getByRole('button', { name: /^Player\b(?! ·)/u }).click();
    await cards.getByRole('button', { name: /^Play ·/u }).click();
    units += (await resultIn(cards)) - stake;
    await expectUnits(visit, cards, units);

    const vault = await start(visit, '/rng?category=jackpot', 'Crown Vault');
    const pot = vault.locator('.pot b');
    const potBefore = numberIn(await pot.textContent());
    await vault.getByRole('button', { name: /^Spin/u }).click();
    units += (await resultIn(vault)) - stake;
    await expectUnits(visit, vault, units);
    expect(numberIn(await pot.textContent())).toBe(potBefore + stake / 100);

    for (const [path, name, bet] of [
      ['/rng?category=mini', 'Pocket Dice', /^Play ·/u],
      ['/fish', 'Deep Current', /^Fire at/u],
    ] as const) {
      const game = await start(visit, path, name);
      await game.getByRole('button', { name: bet }).first().click();
      units += (await resultIn(game)) - stake;
      await expectUnits(visit, game, units);
    }

    // Bets on what comes: a match, a deal for all at the table, a fight. They stand until then.
    const match = await start(visit, '/esports?vassalage=CLUTCH', 'Clutch Masters');
    await match.locator('[data-state="soon"] button:enabled').first().click();
    await match.getByRole('button', { name: /^Place bet/u }).click();
    await expect(match.getByRole('heading', { name: 'My tickets' })).toBeVisible();
    units -= stake;
    await expectUnits(visit, match, units);

    const table = await start(visit, '/pvp?category=tables', 'Shan Koe Mee', 'Low');
    await betsAreOpen(table);
    await table.locator('.seats button:enabled').first().click();
    await expect(table.getByRole('status').filter({ hasText: 'Your bet stands' })).toBeVisible();
    await expectUnits(visit, table, units - stake);
    units += (await resultIn(table)) - stake;
    await expectUnits(visit, table, units);

    const ring = await start(visit, '/pvp?category=cockfight', 'Rooster Ring');
    await betsAreOpen(ring);
    await ring.locator('.corner:enabled').first().click();
    await expect(ring.getByRole('status').filter({ hasText: 'Your bet stands' })).toBeVisible();
    await expectUnits(visit, ring, units - stake);
  },
);

test(
  'a phone has one bar above a game, and the whole table of roulette below it',
  { tag: '@full' },
  async ({ page, server }) => {
    await speak(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, server, 'demo');
    await page.goto(`${server.portal('aurora')}/game?game=velvet-roulette`);
    const game = page.frameLocator('iframe');
    const seventeen = game.getByRole('button', { name: /^17\b/u });
    await seventeen.click();
    await expect(page.getByRole('banner')).toBeHidden();
    const bar = await page.locator('.lv-game-bar').boundingBox();
    const place = await page.locator('iframe').boundingBox();
    expect(bar?.y).toBe(0);
    expect(place?.y).toBeLessThan(72);
    await expect(game.getByRole('button', { name: 'Leave game' })).toHaveCount(0);

    // Every field can be seen and pressed, and chips stand beside the number that they lie on.
    const table = game.locator('.spot-table');
    expect(
      await table.locator('.spot').evaluateAll((spots) =>
        spots
          .filter((spot) => {
            const { left, top, width, height } = spot.getBoundingClientRect();
            const met = document.elementFromPoint(left + width / 2, top + height / 2);
            return Math.min(width, height) < 24 || !met?.closest('.spot')?.isSameNode(spot);
          })
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([]);
    const [number, chips] = await Promise.all(
      ['b', '.stack'].map((part) => seventeen.locator(part).boundingBox()),
    );
    const isBeside =
      number && chips && (number.x + number.width <= chips.x || number.y + number.height <= chips.y);
    expect(isBeside).toBe(true);
  },
);
