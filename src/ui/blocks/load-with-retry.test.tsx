import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '../text/create-texts.ts';
import { TextProvider } from '../text/text-context.tsx';
import { ReloadNotice } from '../renderer/ReloadNotice.tsx';
import { ChunkLoadError, loadWithRetry } from './load-with-retry.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a part of the page that cannot be fetched', () => {
  it('is given up after 120 seconds [ERR-06] [CON-14]', async () => {
    vi.useFakeTimers();
    let ended: unknown = 'waiting';
    loadWithRetry(() => new Promise<never>(() => {})).catch((error: unknown) => (ended = error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toBeInstanceOf(ChunkLoadError);
    expect(ended).toMatchObject({ name: 'ChunkLoadError', code: 'CHUNK_LOAD_FAILED' });
  });

  it('is tried three times, each after a longer pause', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('offline')));
    await expect(loadWithRetry(load, { delay: 1 })).rejects.toThrow(ChunkLoadError);
    expect(load).toHaveBeenCalledTimes(3);
    const late = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
    late.mockRejectedValueOnce(new TypeError('offline'));
    expect(await loadWithRetry(late, { delay: 1 })).toBe('here');
  });

  it('says so where it should be, and can be tried again [ERR-06]', async () => {
    const again = vi.fn<() => void>();
    const texts = createTexts({
      language: 'en',
      texts: { 'error.NETWORK': 'Please check your connection.', 'common.retry': 'Try again' },
    });
    render(
      <TextProvider texts={texts}>
        <ReloadNotice onRetry={again} />
      </TextProvider>,
    );
    expect(screen.getByRole('status').textContent).toContain('Please check your connection.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
  });
});
