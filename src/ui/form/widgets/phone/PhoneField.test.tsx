import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Country, FormSources } from '../../form-sources.ts';
import { noSources, showFields } from '../testing/show-fields.tsx';

const mobile = { label: 'Mobile number', input: 'phone', companion: 'countryDialingCode' } as const;
const code = () => screen.findByRole('button', { name: /^Dialling code/ });
const held = async (shown: Awaited<ReturnType<typeof showFields>>) => {
  const { value, companion } = shown.model.field('mobile');
  return [(await shown.control('mobile')).value, value, companion];
};
const open = async (options: Parameters<typeof showFields>[1] = {}) => {
  const shown = await showFields({ mobile, next: { label: 'Next', input: 'text' } }, options);
  await shown.control('mobile');
  return shown;
};
const ready = async (options: Parameters<typeof showFields>[1] = {}) => {
  const shown = await open(options);
  await expect.poll(async () => (await code()).textContent).toMatch(/\d/);
  return shown;
};

describe('a telephone number', () => {
  it('has the keyboard, the token and the dialling code of the brand’s country', async () => {
    const { control } = await ready();
    const input = await control('mobile');
    expect([input.type, input.inputMode, input.autocomplete]).toEqual(['tel', 'tel', 'tel-national']);
    expect((await code()).getAttribute('aria-label')).toBe('Dialling code Myanmar (Burma) +95');
  });

  it('is taken apart when an international one is pasted', async () => {
    const shown = await ready();
    await shown.user.click(await shown.control('mobile'));
    await shown.user.paste('+66 81-234 5678');
    expect(await held(shown)).toEqual(['81-234 5678', '812345678', '66']);
    expect((await code()).textContent).toBe('+66');
  });

  it('is taken apart when the browser fills one in', async () => {
    const shown = await ready();
    fireEvent.input(await shown.control('mobile'), { target: { value: '+959420123456' } });
    expect(await held(shown)).toEqual(['9420123456', '9420123456', '95']);
  });

  it('stands as it is typed, and is taken apart once it is left', async () => {
    const shown = await ready();
    await shown.user.type(await shown.control('mobile'), '+1 246 555');
    expect(await held(shown)).toEqual(['+1 246 555', '+1246555', '95']);
    await shown.user.click(await shown.control('next'));
    expect(await held(shown)).toEqual(['555', '555', '1246']);
  });

  it.each([
    ['09 420 123 456', '9 420 123 456'],
    ['၀၉ ၄၂၀၁၂၃၄၅၆', '၉ ၄၂၀၁၂၃၄၅၆'],
  ])('leaves out the 0 of %s that is dialled at home only', async (typed, left) => {
    const shown = await ready();
    await shown.user.click(await shown.control('mobile'));
    await shown.user.paste(typed);
    await shown.user.click(await shown.control('next'));
    expect((await held(shown))[0]).toBe(left);
  });

  it.each(['9420', '09 420', '0095 9420'])('keeps %s as it was typed', async (typed) => {
    const shown = await ready();
    await shown.user.click(await shown.control('mobile'));
    await shown.user.paste(typed);
    await shown.user.click(await shown.control('next'));
    expect(await held(shown)).toEqual([typed, typed.replaceAll(' ', ''), '95']);
  });

  it('takes digits of other scripts and sends it without what groups them', async () => {
    const shown = await ready();
    await shown.user.type(await shown.control('mobile'), '၀၉-၄၂၀ (၁၂၃) ၄၅၆');
    await shown.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(shown.send.mock.calls[0]?.[1]).toMatchObject({ mobile: '9420123456', countryDialingCode: '95' });
  });

  it('keeps the country chosen where several share a code, over a step too', async () => {
    const shown = await ready({ steps: true });
    await shown.user.click(await code());
    await shown.user.type(await screen.findByRole('combobox', { name: 'Search countries' }), 'canada{Enter}');
    expect((await code()).getAttribute('aria-label')).toContain('Canada +1');
    await shown.user.type(await shown.control('mobile'), '416555');
    await shown.goAndComeBack();
    await expect.poll(async () => (await code()).textContent).toBe('+1');
    expect(await held(shown)).toEqual(['416555', '416555', '1']);
  });

  it('can be typed while the countries are on their way, and takes it apart when they come', async () => {
    let come: (countries: readonly Country[]) => void = () => {};
    const countries = () => new Promise<readonly Country[]>((resolve) => (come = resolve));
    const shown = await open({ sources: { countries } });
    expect((await code()).getAttribute('aria-busy')).toBe('true');
    await shown.user.type(await shown.control('mobile'), '+66 81');
    await shown.user.click(await shown.control('next'));
    expect(await held(shown)).toEqual(['+66 81', '+6681', '']);
    come(await noSources.countries());
    await expect.poll(() => held(shown)).toEqual(['81', '81', '66']);
  });

  it('is taken apart when the countries come, though the keyboard is back in it, unless it is typed in again', async () => {
    const late = async () => {
      let come: (countries: readonly Country[]) => void = () => {};
      const countries = () => new Promise<readonly Country[]>((resolve) => (come = resolve));
      const shown = await open({ sources: { countries } });
      await shown.user.type(await shown.control('mobile'), '09 420123456');
      await shown.user.click(await shown.control('next'));
      await shown.user.click(await shown.control('mobile'));
      return { shown, come: async () => come(await noSources.countries()) };
    };
    const left = await late();
    await left.come();
    await expect.poll(() => held(left.shown)).toEqual(['9 420123456', '9420123456', '95']);
    cleanup();
    const typed = await late();
    await typed.shown.user.keyboard('{End}1');
    await typed.come();
    await expect.poll(async () => (await code()).textContent).toBe('+95');
    expect((await held(typed.shown))[0]).toBe('09 4201234561');
  });

  it('is refused by the plan of the country chosen, and accepted once it is whole', async () => {
    const shown = await ready();
    await shown.user.type(await shown.control('mobile'), '97955512345');
    await shown.user.click(await shown.control('next'));
    expect(shown.model.field('mobile').error?.code).toBe('PATTERN');
    await shown.user.type(await shown.control('mobile'), '{End}{Backspace}');
    expect(shown.model.field('mobile').error).toBeUndefined();
  });

  it('offers the countries of its field only', async () => {
    const shown = await showFields({ mobile: { ...mobile, countries: ['TH'] } });
    await shown.control('mobile');
    await expect.poll(async () => (await code()).textContent).toBe('+66');
    await shown.user.click(await code());
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Thailand'),
    ]);
  });

  it('says that the countries could not be loaded, and asks for them again', async () => {
    const countries = vi
      .fn<FormSources['countries']>(noSources.countries)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const shown = await open({ sources: { countries } });
    await shown.user.click(await screen.findByRole('button', { name: /^The countries could not be loaded/ }));
    await expect.poll(async () => (await code()).textContent).toBe('+95');
  });

  it('is a whole number where the form sends no dialling code, and may be disabled', async () => {
    const plain = await showFields({ mobile: { label: 'Mobile', input: 'phone' } });
    const input = await plain.control('mobile');
    expect(input.autocomplete).toBe('tel');
    await plain.user.click(input);
    await plain.user.paste('+95 9 420');
    expect(input.value).toBe('+95 9 420');
    const locked = await showFields({ locked: { ...mobile, enabledWhen: false } });
    expect((await locked.control('locked')).disabled).toBe(true);
    expect(await screen.findAllByRole('button', { name: /^Dialling code/ })).toSatisfy(
      (buttons: HTMLButtonElement[]) => buttons.every(({ disabled }) => disabled),
    );
  });
});
