import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { HelpArticle } from '../helpArticle/HelpArticle.tsx';
import { HelpCentre } from './HelpCentre.tsx';

afterEach(cleanup);

const answers = {
  helpCenter: {
    articles: [
      { id: 'about', title: 'About us', content: 'Who we are' },
      { id: 'points', title: 'Points', content: 'How they count', icon: 'star' },
    ],
  },
};

describe('helpCentre', () => {
  it('lists the articles and shows the first [OFF-15]', async () => {
    await stage({ view: HelpCentre }, {}, { answers, at: '/help' });
    expect(
      within(await screen.findByRole('article', { name: 'About us' })).getByText('Who we are'),
    ).toBeDefined();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['About us', 'Points']);
  });

  it('shows the article that the hash names, which is also the target to scroll to', async () => {
    const { user, router } = await stage({ view: HelpCentre }, {}, { answers, at: '/help#points' });
    const shown = await screen.findByRole('article', { name: 'Points' });
    expect(shown.id).toBe('points');
    await user.click(screen.getByRole('link', { name: 'About us' }));
    expect(router.state.location.hash).toBe('#about');
    expect(screen.getByRole('article', { name: 'About us' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'About us' }).getAttribute('aria-current')).toBe('page');
  });

  it.each(['#nothing', '#%E0%A4%A'])('shows the first for the hash %s', async (hash) => {
    await stage({ view: HelpCentre }, {}, { answers, at: `/help${hash}` });
    expect(await screen.findByRole('article', { name: 'About us' })).toBeDefined();
  });
});

const articles = [
  { id: 'about', title: 'About us', content: '<p>Who we are</p>', category: 'Us' },
  { id: 'deposit', title: 'Deposits', content: '<p>Ways to <b>pay</b> in</p>', category: 'Money' },
  { id: 'points', title: 'Points', content: '<p>Café prizes</p>', category: 'Us' },
  { id: 'other', title: 'Anything else', content: '<p>Ask</p>' },
];

describe('the library', () => {
  it('stands under the headings of categories, those without one last', async () => {
    await stage({ view: HelpCentre }, {}, { answers: { helpCenter: { articles } }, at: '/help' });
    const names = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect([await names('Us'), await names('Money'), await names('More')]).toEqual([
      ['About us', 'Points'],
      ['Deposits'],
      ['Anything else'],
    ]);
  });

  it('is searched by every word of title and text, else by most, whatever the case and accents, and leads to support without a find', async () => {
    const { user } = await stage(
      { view: HelpCentre },
      {},
      {
        answers: {
          helpCenter: { articles },
          domainRoute: {
            domainList: [],
            draws: [],
            resources: [],
            customerService: [
              { title: 'Viber', csPosition: 'VIBER-1', type: 'VIBER' as const, url: 'https://viber.test' },
            ],
          },
        },
        at: '/help#about',
      },
    );
    const field = await screen.findByRole('searchbox', { name: 'Search the help' });
    const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
    await user.type(field, 'PAY ways');
    expect(links()).toEqual(['Deposits']);
    expect(screen.getByRole('article', { name: 'Deposits' })).toBeDefined();
    await user.clear(field);
    await user.type(field, 'cafe');
    expect(links()).toEqual(['Points']);
    await user.clear(field);
    await user.type(field, 'how many ways to pay somewhere');
    expect(links()).toEqual(['Deposits']);
    await user.clear(field);
    await user.type(field, 'nonsense');
    expect(links()).toEqual([]);
    expect(screen.getByText('No article says that')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Viber' })).toBeDefined();
    await user.clear(field);
    expect(screen.getByRole('article', { name: 'About us' })).toBeDefined();
  });

  it('is searched by words as they are typed, without the marks of line breaks that texts hold', async () => {
    const marked = [
      ...articles,
      { id: 'out', title: 'ငွေ\u200Bထုတ်\u2060ခြင်း', content: '<p>ဘော\u2060နပ်စ်</p>' },
    ];
    const { user } = await stage(
      { view: HelpCentre },
      {},
      { answers: { helpCenter: { articles: marked } }, at: '/help' },
    );
    const box = await screen.findByRole('searchbox');
    for (const typed of ['ငွေထုတ်ခြင်း', 'ဘောနပ်စ်']) {
      await user.clear(box);
      await user.type(box, typed);
      expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
        '/help#out',
      ]);
    }
  });

  it('asks whether an article was helpful, and sends it', async () => {
    const { user, asked: calls } = await stage(
      { view: HelpCentre },
      {},
      {
        answers: { helpCenter: { articles }, helpVote: { helpful: false } },
        at: '/help#points',
      },
    );
    const asked = within(await screen.findByRole('group', { name: 'Was this helpful?' }));
    await user.click(asked.getByRole('button', { name: 'No' }));
    expect(await screen.findByText('Thank you. You can change your answer.')).toBeDefined();
    expect(asked.getByRole('button', { name: 'No', pressed: true })).toBeDefined();
    const sent = calls.flatMap(({ id, body = '' }) =>
      id === 'helpVote' ? [JSON.parse(body) as unknown] : [],
    );
    expect(sent).toEqual([{ article: 'points', helpful: false }]);
  });
});

describe('helpArticle', () => {
  it('shows one article, and says when it is gone', async () => {
    await stage({ view: HelpArticle }, { article: 'points' }, { answers });
    expect(await screen.findByRole('heading', { name: 'Points' })).toBeDefined();
    cleanup();
    await stage({ view: HelpArticle }, { article: 'gone' }, { answers });
    expect(await screen.findByText('There is no article here yet')).toBeDefined();
  });
});
