import { cleanup, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { announcement, announcements, many } from '#portal/testing/samples.ts';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';

afterEach(cleanup);

const block = { view: AnnouncementList };
const yangon = (documents: Documents): Documents => ({
  ...documents,
  brand: { ...documents.brand, timeZone: 'Asia/Yangon' },
});
const open = (count: number, options: StageOptions = {}) =>
  stage(
    block,
    {},
    {
      answers: { announcements: announcements({ player: many(count, (id) => announcement(id)) }) },
      documents: yangon,
      ...options,
    },
  );
const entries = async () => within(await screen.findByRole('list')).queryAllByRole('button');

describe('announcementList', () => {
  it('asks for notices of every type, for the web [API-37] [CON-01]', async () => {
    const { asked } = await open(1);
    await screen.findByRole('button', { name: /^Title 1 / });
    const { query } = asked.find(({ id }) => id === 'announcements') ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      types: 'B,PL,PU,PR,H',
      platform: 'W',
      execution: 'B',
    });
  });

  it('shows seven a page, and the page numbers lead through the rest [MOD-05] [CON-07]', async () => {
    const { user } = await open(16);
    expect(await screen.findByRole('button', { name: /^Title 7 / })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Title 8 / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    const pages = screen.getAllByRole('button', { name: /^Title / });
    expect(pages.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['Title 15', 'Title 16']);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  });

  it('takes the number a page from the constants', async () => {
    const documents = (given: Documents): Documents => ({
      ...given,
      constants: { ...given.constants, constants: { ...given.constants.constants, noticesPerPage: 2 } },
    });
    await open(3, { documents });
    expect(await screen.findByRole('button', { name: /^Title 2 / })).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Title / })).toHaveLength(2);
  });

  it('opens the first of a page in the pane, then the one chosen [MOD-05]', async () => {
    const { user } = await open(9);
    expect(
      within(await screen.findByRole('article', { name: 'Title 1' })).getByText('Content 1'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Title 3 / }));
    expect(within(screen.getByRole('article', { name: 'Title 3' })).getByText('Content 3')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(screen.getByRole('article', { name: 'Title 8' })).toBeDefined();
  });

  it("writes dates as yyyy-MM-dd hh:mm:ss on the brand's clocks [ENT-07]", async () => {
    await open(1);
    expect(within(await screen.findByRole('article')).getByText('2026-01-06 00:10:09').tagName).toBe('TIME');
  });

  it('shows the HTML of a notice without what could run [ENT-07]', async () => {
    const content = '<p>Safe <b>words</b></p><img src="x" onerror="alert(1)"><script>alert(2)</script>';
    await stage(
      { view: WithFallback },
      {},
      {
        answers: { announcements: announcements({ player: [announcement('1', { content })] }) },
      },
    );
    const words = await screen.findByText('words');
    expect(words.tagName).toBe('B');
    const pane = screen.getByRole('article');
    expect(pane.querySelector('script, [onerror]')).toBeNull();
  });

  it('says when there is none, and offers to try again after a failure', async () => {
    const { user, answer } = await stage(block, {}, { answers: { announcements: { status: 500 } } });
    answer({ announcements: announcements({}) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No announcements at the moment')).toBeDefined();
  });

  it('has no page numbers for a single page', async () => {
    await open(7);
    expect(await entries()).toHaveLength(7);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

function WithFallback() {
  return (
    <Suspense fallback={null}>
      <AnnouncementList props={{}} slots={{}} params={{}} />
    </Suspense>
  );
}
