import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectOnConsole } from '../../../tests/setup/console.ts';
import { LazyBoundary } from '#ui/blocks/LazyBoundary.tsx';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { createHold } from './hold.ts';
import { showApp } from './show-app.ts';

const errors = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('reportError', errors);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  errors.mockClear();
});

/** A page of a visitor that the server drew in three parts, of which `come(n)` brings the code of one. */
async function openDrawn(texts?: Promise<() => void>) {
  let who = 'visitor';
  const Part = () => <p>{who}</p>;
  const waiting: (() => void)[] = [];
  const lates = [0, 1, 2].map((index) =>
    lazyView(() => new Promise<typeof Part>((resolve) => (waiting[index] = () => resolve(Part)))),
  );
  const inParts = (views: readonly ComponentType[]) =>
    views.map((View, index) => (
      // eslint-disable-next-line react/no-array-index-key -- Parts keep their places.
      <LazyBoundary key={index} fallback="waiting">
        <View />
      </LazyBoundary>
    ));
  const place = document.createElement('div');
  place.innerHTML = renderToString(inParts([Part, Part, Part]));
  document.documentElement.dataset['drawn'] = '';
  // Beside the three, the mark of the root is one that the application has itself.
  const hold = createHold(
    { at: 0, width: 'phone', mode: 'dark', boundaries: 2, answers: {} },
    () => new Date(),
    texts,
  );
  void hold.released.then(() => (who = 'member'));
  let leave = (): void => {};
  await act(async () => showApp(place, inParts(lates), hold, (listen) => (leave = listen)));
  return {
    text: () => place.textContent,
    leave: () => act(async () => leave()),
    isDrawn: () => document.documentElement.dataset['drawn'] !== undefined,
    come: (index: number) => act(async () => waiting[index]?.()),
    wait: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  };
}

it('takes a page over part by part, however long a slow device needs', async () => {
  const page = await openDrawn();
  for (const part of [0, 1]) {
    await page.wait(8_000);
    await page.come(part);
    expect(page.isDrawn()).toBe(true);
  }
  await page.wait(8_000);
  await page.come(2);
  expect(page.isDrawn()).toBe(false);
  expect(errors).not.toHaveBeenCalled();
});

it('is the page of whoever looks at once when a part differed from what the server drew', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <LazyBoundary fallback="waiting">
      <p>server</p>
    </LazyBoundary>,
  );
  document.documentElement.dataset['drawn'] = '';
  const hold = createHold(
    { at: 0, width: 'phone', mode: 'dark', boundaries: 0, answers: {} },
    () => new Date(),
  );
  const page = (
    <LazyBoundary fallback="waiting">
      <p>browser</p>
    </LazyBoundary>
  );
  await act(async () => showApp(place, page, hold));
  expect(place.textContent).toBe('browser');
  expect(document.documentElement.dataset).not.toHaveProperty('drawn');
  expect(errors).toHaveBeenCalledOnce();
});

it('gives up a part that does not come, and says so once', async () => {
  expectOnConsole(/HYDRATION_LATE/u);
  const page = await openDrawn();
  await page.come(0);
  await page.wait(10_000);
  expect(page.isDrawn()).toBe(false);
  // What comes later is drawn for whoever looks by now.
  await page.come(1);
  await page.come(2);
  expect(page.text()).toBe('visitormembermember');
  expect(errors).not.toHaveBeenCalled();
});

it('is the page of whoever looks as soon as they go elsewhere, without a word of parts that are gone', async () => {
  const page = await openDrawn();
  await page.come(0);
  await page.leave();
  expect(page.isDrawn()).toBe(false);
  await page.wait(20_000);
  await page.come(1);
  await page.come(2);
  expect(page.text()).toBe('visitormembermember');
  expect(errors).not.toHaveBeenCalled();
});

it('is the page of whoever looks once its texts are there, too', async () => {
  let putIn = (): void => {};
  const put = vi.fn<() => void>();
  const page = await openDrawn(new Promise((resolve) => (putIn = () => resolve(put))));
  for (const part of [0, 1, 2]) await page.come(part);
  await page.wait(30_000);
  expect([page.isDrawn(), put.mock.calls.length]).toEqual([true, 0]);
  await act(async () => putIn());
  expect([page.isDrawn(), put.mock.calls.length]).toEqual([false, 1]);
});
