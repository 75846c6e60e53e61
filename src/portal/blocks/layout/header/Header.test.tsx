import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { Header } from './Header.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A header of that many pixels on a screen of 800; jsdom lays nothing out. */
async function headerOf(height: number) {
  let look = (): void => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        look = onSize;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  const { container } = await stage({ view: Header }, { sticky: true });
  act(() => look());
  return container.querySelector('header')!;
}

describe('a sticky header', () => {
  it('sticks', async () => {
    expect((await headerOf(120)).dataset['sticky']).toBe('true');
  });

  it('does not stick where it would hide the page', async () => {
    expect((await headerOf(500)).dataset['sticky']).toBe('false');
  });
});
