/** @module-tag exhaustive */
import { MessageChannel } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrawAnswer, DrawCall, DrawTask } from '#contract/drawn-page.ts';
import { calls } from '#contract/generated/calls.ts';
import { brandInTest, type BrandInTest } from '../testing/brand-documents.ts';
import { blockRegistry } from '../shell/block-registry.ts';
import { draw } from './draw.tsx';

const answers: Readonly<Record<string, unknown>> = {
  [calls.systemStatus.path]: {
    maintenance: false,
    regionRestriction: false,
    country: null,
    serverTime: '2026-01-05T12:00:00Z',
  },
};

describe('a page that the server draws', () => {
  let brand: BrandInTest;
  const footer = blockRegistry['footer'];
  const { port1: server, port2: port } = new MessageChannel();
  const asked: string[] = [];

  beforeAll(async () => {
    brand = await brandInTest('aurora');
    server.on('message', ({ id, address }: DrawCall) => {
      asked.push(address);
      const value = answers[address.split('?')[0] ?? ''];
      const body = JSON.stringify(
        value ? { success: true, value } : { success: false, code: 'INTERNAL_ERROR' },
      );
      server.postMessage({ id, status: value ? 200 : 500, body } satisfies DrawAnswer, []);
    });
  });
  afterAll(() => server.close());

  const page = (address: string) => {
    const { pack, seq, ...core } = brand.documents;
    return draw({
      pointer: { seq, kill: [] },
      pack,
      core: JSON.stringify(core),
      texts: JSON.stringify({ language: 'en', texts: brand.texts }),
      language: 'en',
      mode: 'dark',
      width: 'desktop',
      host: 'aurora.example',
      address,
      at: Date.UTC(2026, 0, 5, 12),
      port: port as unknown as DrawTask['port'],
    });
  };

  it('has the frame, its links and what the calls of the page were answered', async () => {
    const drawing = await page('/index');
    expect(drawing.html).toContain('<header class="lv-header"');
    expect(drawing.html).toMatch(/<a [^>]*href="\/promotions"/u);
    expect(drawing.edges).toBe('side-bar');
    expect(drawing.texts['common.skip']).toBe(brand.texts['common.skip']);
    expect(Object.keys(drawing.texts).length).toBeLessThan(Object.keys(brand.texts).length / 10);
    expect(/<script|<!--\$[!?]-->/u.test(drawing.html)).toBe(false);
    const status = Object.keys(drawing.page.answers).filter((key) => key.startsWith('systemStatus '));
    expect(status).toHaveLength(1);
    expect(asked.some((address) => address.startsWith(calls.gameVendor.path))).toBe(true);
  });

  it('leaves what was not answered to the browser, with a placeholder', async () => {
    const drawing = await page('/index');
    expect(Object.keys(drawing.page.answers).join()).not.toContain('gameVendor');
    expect(drawing.html).toContain('lv-skeleton');
  });

  it('has no form, which could not be sent without its code', async () => {
    expect((await page('/register')).html.includes('<form')).toBe(false);
  });

  it('stands without a block that fails, and tells of it', async () => {
    (blockRegistry as Record<string, unknown>)['footer'] = {
      view: () => {
        throw new Error('The footer broke.');
      },
    };
    const drawing = await page('/index');
    (blockRegistry as Record<string, unknown>)['footer'] = footer;
    expect(drawing.html).toContain('<header class="lv-header"');
    expect(drawing.html).toContain('<!--$!-->');
    expect(drawing.faults).toContain('Error: The footer broke.');
  });
});
