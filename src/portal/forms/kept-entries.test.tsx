import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { openForm } from '#portal/testing/open-form.tsx';
import type { StageOptions } from '#portal/testing/stage.tsx';

afterEach(cleanup);

const now = new Date('2026-01-05T12:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const open = (options: StageOptions = {}) => openForm('register', { pack: 'padauk', now, ...options });
const openAgain = (options: StageOptions = {}) => open({ sameTab: true, ...options });
const stored = (): string => JSON.stringify(Object.entries(window.sessionStorage));
const note = () => screen.queryByText('We kept what you had typed, passwords excepted.');

/** Types into the registration and leaves it, as a reload or closing the popup does. */
async function leaveHalfDone(options: StageOptions = {}) {
  const form = await open(options);
  await form.ready('mobileNum');
  await form.enter({ username: 'nilar2026', password: 'Lilac-12-Rain', mobileNum: '912345678' });
  cleanup();
  return form;
}

describe('a registration that was left half done', () => {
  it('is there again, says so, and has kept no secret', async () => {
    await leaveHalfDone();
    expect(stored()).toContain('nilar2026');
    expect(stored()).not.toContain('Lilac');
    const form = await openAgain();
    expect(note()).not.toBeNull();
    await form.ready('mobileNum');
    expect(form.control('username')?.value).toBe('nilar2026');
    expect(form.control('mobileNum')?.value).toBe('912345678');
    expect(form.control('password')?.value).toBe('');
    expect(form.container.querySelector('[aria-invalid]')).toBeNull();
  });

  it('is kept when the page goes, not only when the form closes', async () => {
    const form = await open();
    await form.enter({ username: 'nilar2026' });
    expect(stored()).not.toContain('nilar2026');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toContain('nilar2026');
  });

  it('opens in the way it was filled in', async () => {
    const form = await open();
    await form.choose('By mobile number');
    await form.ready('mobileNum');
    await waitFor(() => expect(form.fields()).not.toContain('username'));
    await form.enter({ mobileNum: '912345678' });
    cleanup();
    const again = await openAgain();
    await again.ready('mobileNum');
    expect(again.fields()).not.toContain('username');
    expect(again.control('mobileNum')?.value).toBe('912345678');
  });

  it('begins anew when the player wants that', async () => {
    await leaveHalfDone();
    const form = await openAgain();
    await form.press('Start over');
    expect(form.control('username')?.value).toBe('');
    expect(note()).toBeNull();
    expect(document.activeElement).toBe(form.control('username'));
    expect(stored()).not.toContain('nilar2026');
  });

  it('is forgotten after a while', async () => {
    await leaveHalfDone();
    const form = await openAgain({ now: later(61) });
    expect(note()).toBeNull();
    expect(form.control('username')?.value).toBe('');
  });

  it('gives way to what the address says, and drops what the form asks no more', async () => {
    const form = await open();
    await form.enter({ username: 'nilar2026' });
    cleanup();
    const entries = JSON.parse(window.sessionStorage.getItem('livery.entries.register') ?? '{}');
    Object.assign(entries.fields, {
      gone: { value: 'x' },
      idNumber: { value: 'secret-id' },
      password: { value: 'secret-pw' },
      referralCode: { value: 'OLD' },
    });
    window.sessionStorage.setItem('livery.entries.register', JSON.stringify(entries));
    const again = await openAgain({ at: '/index?referralCode=NEW' });
    expect(again.control('username')?.value).toBe('nilar2026');
    expect(again.control('password')?.value).toBe('');
    cleanup();
    expect(stored()).not.toMatch(/secret-id|secret-pw|gone/u);
  });

  it.each(['{', '[]', '{"until":9e15,"fields":null}', '{"until":9e15,"fields":{"username":{"value":7}}}'])(
    'is nothing when the tab holds %s',
    async (broken) => {
      window.sessionStorage.setItem('livery.entries.register', broken);
      const form = await openAgain();
      expect(note()).toBeNull();
      expect(form.control('username')?.value).toBe('');
    },
  );

  it('is not kept where the form does not want it', async () => {
    const documents = (given: Documents): Documents => ({
      ...given,
      forms: { ...given.forms, register: { ...given.forms['register']!, keepsEntries: false } },
    });
    await leaveHalfDone({ documents });
    expect(stored()).not.toContain('nilar2026');
  });
});
