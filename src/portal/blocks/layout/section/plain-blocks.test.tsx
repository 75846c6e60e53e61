import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { ActionButton } from '../../content/actionButton/ActionButton.tsx';
import { EmptyState } from '../../content/emptyState/EmptyState.tsx';
import { block as featureList } from '../../content/featureList/index.tsx';
import { block as heading } from '../../content/heading/index.tsx';
import { ImageBlock } from '../../content/image/ImageBlock.tsx';
import { RichText } from '../../content/richText/RichText.tsx';
import { StatusPanel } from '../../content/statusPanel/StatusPanel.tsx';
import { block as section } from './index.tsx';

const actionButton = { view: ActionButton };
const image = { view: ImageBlock };
const emptyState = { view: EmptyState };
const richText = { view: RichText };
const statusPanel = { view: StatusPanel };

afterEach(cleanup);

const domainRoute = {
  domainList: [],
  resources: [],
  draws: [],
  customerService: [
    { title: 'Live chat', csPosition: 'LIVECHAT-1', type: 'LIVECHAT' as const, url: 'https://chat.test/' },
  ],
};

describe('section', () => {
  it('is a region named by its title, with its blocks and the way to more', async () => {
    const action = { do: 'navigate', to: '/rng' };
    await stage(
      section,
      { title: 'home.hot', action, actionLabel: 'action.seeAll' },
      { slots: { default: <p>Games</p> } },
    );
    const heading2 = screen.getByRole('heading', { level: 2 });
    const region = within(screen.getByRole('region', { name: heading2.textContent ?? '' }));
    expect(region.getByText('Games')).toBeDefined();
    expect(region.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe('/rng');
  });
});

describe('heading', () => {
  it.each([1, 2, 3])('of level %i is a real one', async (level) => {
    await stage(heading, { text: 'page.help.title', level });
    expect(screen.getByRole('heading', { level, name: 'Help centre' })).toBeDefined();
  });
});

describe('actionButton', () => {
  it('is a link when it leads to a page, else a button', async () => {
    await stage(actionButton, { label: 'action.home', action: { do: 'navigate', to: '/index' } });
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeDefined();
    cleanup();
    const { user, modals } = await stage(actionButton, {
      label: 'action.login',
      action: { do: 'openModal', modal: 'login' },
    });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await expect.poll(() => modals()).toEqual(['login']);
  });
});

describe('richText and image', () => {
  it('shows words without markup at once', async () => {
    await stage(richText, { text: 'status.notFound.text' });
    expect(document.querySelector('.lv-rich p')?.textContent).not.toBe('');
  });

  it('finds a picture in the pack; one without words is decoration', async () => {
    await stage(image, { image: 'posters/neon-koi.svg', ratio: '3:4' });
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/assets/aurora/posters/neon-koi.svg');
    expect(picture?.getAttribute('alt')).toBe('');
  });
});

describe('featureList', () => {
  const items = {
    a: { icon: 'user' as const, title: 'action.login' },
    b: { icon: 'star' as const, title: 'action.home' },
  };

  it('shows the points in their order and skips a name without a point', async () => {
    await stage(featureList, { order: ['b', 'gone', 'a'], items });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Back to home',
      'Log in',
    ]);
  });

  it('numbers steps', async () => {
    await stage(featureList, { order: ['a', 'b'], items, variant: 'steps' });
    expect(screen.getByRole('list').tagName).toBe('OL');
  });
});

describe('emptyState and statusPanel', () => {
  it('say what is the matter and where to go', async () => {
    const action = { do: 'navigate', to: '/index' };
    await stage(emptyState, { title: 'status.notFound.title', action, actionLabel: 'action.home' });
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeDefined();
    cleanup();
    const { user } = await stage(
      statusPanel,
      {
        title: 'status.maintenance.title',
        text: 'status.maintenance.text',
        support: true,
      },
      { answers: { domainRoute } },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'We will be right back' })).toBeDefined();
    await user.hover(await screen.findByRole('button', { name: 'Live chat' }));
  });

  it('shows the message also when the platform cannot be reached', async () => {
    await stage(
      statusPanel,
      { title: 'status.maintenance.title', text: 'status.maintenance.text', support: true },
      {
        answers: { domainRoute: { status: 503 } },
      },
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByText('You can reach us here')).toBeNull();
  });
});
