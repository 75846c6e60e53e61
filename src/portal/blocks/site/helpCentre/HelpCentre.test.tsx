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

describe('helpArticle', () => {
  it('shows one article, and says when it is gone', async () => {
    await stage({ view: HelpArticle }, { article: 'points' }, { answers });
    expect(await screen.findByRole('heading', { name: 'Points' })).toBeDefined();
    cleanup();
    await stage({ view: HelpArticle }, { article: 'gone' }, { answers });
    expect(await screen.findByText('There is no article here yet')).toBeDefined();
  });
});
