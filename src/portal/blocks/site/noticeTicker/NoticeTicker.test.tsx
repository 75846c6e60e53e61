import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { announcement, announcements, many } from '#portal/testing/samples.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

const everySecond = (documents: Documents): Documents => ({
  ...documents,
  constants: {
    ...documents.constants,
    constants: { ...documents.constants.constants, noticeInterval: 2000 },
  },
});
const open = async (answers: Answers) => {
  const staged = await stage(block, {}, { answers, documents: everySecond });
  await pass(100);
  return staged;
};
const lines = (count: number) => ({
  announcements: announcements({
    header: many(count, (id) => announcement(id)),
    player: [announcement('hidden')],
  }),
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('noticeTicker', () => {
  it('shows the header lines one after the other, at the pace of the constants', async () => {
    await open(lines(2));
    expect(screen.getByText('Title 1')).toBeDefined();
    await pass(2000);
    expect(screen.getByText('Title 2')).toBeDefined();
    await pass(2000);
    expect(screen.getByText('Title 1')).toBeDefined();
  });

  it('holds under the pointer and can be stopped', async () => {
    await open(lines(2));
    const row = screen.getByRole('group', { name: 'Announcements' });
    fireEvent.pointerEnter(row, { pointerType: 'mouse' });
    await pass(10_000);
    expect(screen.getByText('Title 1')).toBeDefined();
    fireEvent.pointerLeave(row, { pointerType: 'mouse' });
    fireEvent.click(screen.getByRole('button', { name: /Stop the announcements/ }));
    await pass(10_000);
    expect(screen.getByText('Title 1')).toBeDefined();
  });

  it('opens the list of announcements', async () => {
    const { modals } = await open(lines(1));
    fireEvent.click(screen.getByRole('button', { name: /Open all announcements/ }));
    await act(async () => {});
    await expect.poll(() => modals()).toEqual(['announcements']);
  });

  it('keeps its place when there is no line, or none can be had', async () => {
    await open(lines(0));
    expect(screen.getByText('No announcements at the moment')).toBeDefined();
    cleanup();
    const { answer } = await open({ announcements: { status: 503 } });
    answer(lines(1));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(screen.getByText('Title 1')).toBeDefined();
  });
});
