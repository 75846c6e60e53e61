import { afterEach, expect, it } from 'vitest';
import { placeRows } from './place-rows.ts';

afterEach(() => document.body.replaceChildren());

/** A header whose row has four entries, 100 pixels wide each; jsdom lays nothing out, so there is no room for them. */
function parseHeader(): HTMLElement {
  const header = document.body.appendChild(document.createElement('header'));
  header.className = 'lv-header';
  header.innerHTML = '<div class="lv-header-row"><nav class="lv-nav-bar"><ul></ul></nav></div>';
  for (let entry = 0; entry < 4; entry += 1) {
    const item = header.querySelector('ul')?.appendChild(document.createElement('li'));
    item?.classList.add('lv-nav-item');
    Object.defineProperty(item, 'offsetWidth', { value: 100 });
  }
  return header;
}

it('places a row once what follows its header comes, without a wait for a frame, and shows the header from then on', async () => {
  placeRows();
  const nav = parseHeader().querySelector('nav');
  await Promise.resolve();
  expect(nav?.hasAttribute('data-own-line')).toBe(false);
  expect(document.documentElement.dataset).toHaveProperty('rowsComing');
  document.body.append(document.createElement('main'));
  await Promise.resolve();
  expect(nav?.hasAttribute('data-own-line')).toBe(true);
  expect(document.documentElement.dataset).not.toHaveProperty('rowsComing');
  document.dispatchEvent(new Event('DOMContentLoaded'));
});
