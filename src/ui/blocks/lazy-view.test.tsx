import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { subscribe } from 'valtio';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyView } from './lazy-view.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Here = ({ name }: { name: string }) => <p>{name} is here</p>;

const within = (View: ComponentType<{ name: string }>) => (
  <Suspense fallback={<p>waiting</p>}>
    <View name="Naga" />
  </Suspense>
);
/** Code that loads when `come` is called. */
function later() {
  let come = (_view: typeof Here): void => undefined;
  const load = vi.fn<() => Promise<typeof Here>>(() => new Promise((resolve) => (come = resolve)));
  return { load, come: () => act(async () => come(Here)) };
}

describe('a view whose code is fetched', () => {
  it('waits for its code when it is drawn', async () => {
    const { load, come } = later();
    const View = lazyView(load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => void render(within(View)));
    expect(screen.getByText('waiting')).toBeDefined();
    await come();
    expect(await screen.findByText('Naga is here')).toBeDefined();
  });

  it('is drawn at once when its code has come ahead, and fetches it once', async () => {
    const load = vi.fn<() => Promise<typeof Here>>(() => Promise.resolve(Here));
    const View = lazyView(load);
    View.preload();
    View.preload();
    await act(() => Promise.resolve());
    render(within(View));
    expect(screen.getByText('Naga is here')).toBeDefined();
    expect(screen.queryByText('waiting')).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched again when it is drawn after it could not be fetched ahead', async () => {
    const load = vi.fn<() => Promise<typeof Here>>(() => Promise.resolve(Here));
    load.mockRejectedValueOnce(new TypeError('offline'));
    const View = lazyView(load, { attempts: 1, delay: 0 });
    View.preload();
    await act(() => Promise.resolve());
    await act(async () => void render(within(View)));
    expect(await screen.findByText('Naga is here')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits on when its code could not be had, says so, and asks again when it is told to or after a while', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<typeof Here>>(() => Promise.reject(new TypeError('offline')));
    const View = lazyView(load, { attempts: 1 });
    const heard = vi.fn<() => void>();
    subscribe(View.missing, heard, true);
    await act(async () => void render(within(View)));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect([load.mock.calls.length, View.missing.now, heard.mock.calls.length]).toEqual([1, true, 1]);
    await act(async () => View.missing.retry());
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByText('waiting')).toBeDefined();
    load.mockImplementation(() => Promise.resolve(Here));
    await act(async () => View.missing.retry());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Naga is here')).toBeDefined();
    expect(View.missing.now).toBe(false);
  });
});
