import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CaptchaPicture } from '../../form-sources.ts';
import { showFields } from '../testing/show-fields.tsx';

const captcha = { label: 'Characters', input: 'captcha' } as const;

const pictures = () => {
  let count = 0;
  return vi.fn<() => Promise<CaptchaPicture>>(async () => ({
    captchaId: `c${(count += 1)}`,
    image: 'iVBORw0KGgo=',
  }));
};
const picture = () => screen.findByRole('img', { name: 'Picture with characters' });

describe('a captcha', () => {
  it('says that its picture is on its way, and sends its id with what was read', async () => {
    let come: (picture: CaptchaPicture) => void = () => {};
    const load = () => new Promise<CaptchaPicture>((resolve) => (come = resolve));
    const { user, control, send } = await showFields({ captcha }, { sources: { captcha: { load } } });
    const input = await control('captcha');
    const button = screen.getByRole('button', { name: 'Another picture' });
    expect([button.getAttribute('aria-busy'), input.autocomplete]).toEqual(['true', 'off']);
    await act(async () => come({ captchaId: 'c9', image: 'iVBORw0KGgo=' }));
    await picture();
    expect(button.getAttribute('aria-busy')).toBeNull();
    await user.type(input, 'a7Kp');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send.mock.calls[0]?.[1]).toMatchObject({ captcha: 'a7Kp', captchaId: 'c9' });
  });

  it('gives another picture, empties what belonged to the old one, and leads the focus back', async () => {
    const load = pictures();
    const { user, control, model } = await showFields(
      { captcha },
      { sources: { captcha: { load, refreshMs: 0 } } },
    );
    const input = await control('captcha');
    await picture();
    await user.type(input, 'old');
    await user.click(screen.getByRole('button', { name: 'Another picture' }));
    expect([input.value, document.activeElement]).toEqual(['', input]);
    await expect.poll(() => model.field('captcha').companion).toBe('c2');
  });

  it('gives another picture no more than once in the time that the application says [CON-05]', async () => {
    const load = pictures();
    const { user, control } = await showFields(
      { captcha },
      { sources: { captcha: { load, refreshMs: 60_000 } } },
    );
    await control('captcha');
    await picture();
    const button = screen.getByRole('button', { name: 'Another picture' });
    await user.click(button);
    await expect.poll(() => load).toHaveBeenCalledTimes(2);
    await picture();
    for (const _ of [1, 2, 3]) await user.click(button);
    expect(load).toHaveBeenCalledTimes(2);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('says that its picture could not be loaded, and tries again', async () => {
    const load = pictures().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user, control } = await showFields({ captcha }, { sources: { captcha: { load, refreshMs: 0 } } });
    await control('captcha');
    await user.click(
      await screen.findByRole('button', { name: 'The picture could not be loaded. Another picture' }),
    );
    expect(await picture()).toBeTruthy();
  });

  it('has a fresh picture and nothing typed when a player comes back to it', async () => {
    const load = pictures();
    const { user, control, model, goAndComeBack } = await showFields(
      { captcha },
      { steps: true, sources: { captcha: { load } } },
    );
    await picture();
    await user.type(await control('captcha'), 'a7Kp');
    await goAndComeBack();
    expect([(await control('captcha')).value, model.field('captcha').value]).toEqual(['', '']);
    await expect.poll(() => model.field('captcha').companion).toBe('c2');
  });

  it('may be disabled', async () => {
    const { control } = await showFields({ captcha: { ...captcha, enabledWhen: false } });
    expect((await control('captcha')).disabled).toBe(true);
    expect(screen.getByRole('button', { name: /Another picture/ })).toHaveProperty('disabled', true);
  });
});
