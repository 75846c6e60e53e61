import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcement, announcements, many } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

const open = async (count: number, interval = 5000) => {
  const staged = await stage(
    block,
    { interval },
    {
      answers: {
        announcements: announcements({
          banners: many(count, (id) => announcement(id, { to: '/promotions' })),
        }),
      },
    },
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  return staged;
};
/** The banner that stands; its neighbours are inert. */
const shown = () => document.querySelector('.lv-hero-slide:not([inert]) h2')?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('heroCarousel', () => {
  it('moves on by itself and begins again after the last', async () => {
    await open(2);
    expect(shown()).toBe('Title 1');
    await pass(5000);
    expect(shown()).toBe('Title 2');
    await pass(5000);
    expect(shown()).toBe('Title 1');
  });

  it('can be stopped and started again', async () => {
    await open(3);
    fireEvent.click(screen.getByRole('button', { name: 'Stop moving on' }));
    await pass(20_000);
    expect(shown()).toBe('Title 1');
    fireEvent.click(screen.getByRole('button', { name: 'Move on by itself' }));
    await pass(5000);
    expect(shown()).toBe('Title 2');
  });

  it('holds while the focus is in it', async () => {
    await open(3);
    fireEvent.focus(screen.getByRole('button', { name: 'Next highlight' }));
    await pass(20_000);
    expect(shown()).toBe('Title 1');
    fireEvent.blur(screen.getByRole('button', { name: 'Next highlight' }));
    await pass(5000);
    expect(shown()).toBe('Title 2');
  });

  it('never moves by itself for players who want no motion', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await open(3);
    await pass(60_000);
    expect(shown()).toBe('Title 1');
    expect(screen.queryByRole('button', { name: 'Stop moving on' })).toBeNull();
  });

  it('goes by buttons and marks, and says where it stands', async () => {
    await open(3);
    fireEvent.click(screen.getByRole('button', { name: 'Previous highlight' }));
    expect(shown()).toBe('Title 3');
    fireEvent.click(screen.getByRole('button', { name: 'Show 2: Title 2' }));
    expect(shown()).toBe('Title 2');
    expect(screen.getByRole('button', { name: 'Show 2: Title 2' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('group', { name: '2 of 3' })).toBeDefined();
  });

  it('follows a swipe, in the direction of reading', async () => {
    await open(3);
    const slides = document.querySelector('.lv-hero-slides');
    if (!slides) throw new Error('no slides');
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(slides, { isPrimary: true, button: 0, clientX: from, clientY: 10 });
      fireEvent.pointerUp(slides, { clientX: to, clientY: 14 });
    };
    swipe(300, 100);
    expect(shown()).toBe('Title 2');
    swipe(100, 300);
    expect(shown()).toBe('Title 1');
    swipe(100, 120);
    expect(shown()).toBe('Title 1');
  });

  it('leads where the banner leads', async () => {
    const { router } = await open(1);
    fireEvent.click(screen.getByRole('link', { name: 'Find out more: Title 1' }));
    await act(async () => {});
    expect(router.state.location.pathname).toBe('/promotions');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps two hundred banners light: only the one that stands and its neighbours are on the page', async () => {
    await open(200);
    expect(document.querySelectorAll('.lv-hero-slide')).toHaveLength(3);
    expect(screen.getByText('1 / 200')).toBeDefined();
  });

  it('without banners shows the brand itself', async () => {
    await open(0);
    expect(document.querySelector('.lv-hero-title')?.textContent).toBe('Aurora');
  });
});
