import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Country, FormSources } from '../../form-sources.ts';
import { noSources, showFields } from '../testing/show-fields.tsx';

const country = { label: 'Country', input: 'country' } as const;

describe('a country', () => {
  it('is found by its name in the language shown, and held as its code', async () => {
    const { user, model, control } = await showFields({ country }, { language: 'zh-CN' });
    const button = await control('country');
    await user.click(button);
    await user.type(await screen.findByRole('combobox', { name: '搜索国家' }), '缅甸{Enter}');
    expect(model.field('country').value).toBe('MM');
    expect(button.textContent).toBe('缅甸');
    expect(button.querySelector('img')?.getAttribute('src')).toBe('/mm.svg');
  });

  it('says that its list is on its way', async () => {
    const { user, control } = await showFields(
      { country },
      { sources: { countries: () => new Promise<Country[]>(() => {}) } },
    );
    const button = await control('country');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    expect(await screen.findByText('Just a moment…')).toBeTruthy();
  });

  it('says that its list could not be loaded, and asks for it again', async () => {
    const countries = vi
      .fn<FormSources['countries']>(noSources.countries)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user, control } = await showFields({ country }, { sources: { countries } });
    const button = await control('country');
    await expect.poll(() => button.textContent).toBe('The countries could not be loaded.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => button.textContent).toBe('Choose a country');
    expect(countries).toHaveBeenCalledTimes(2);
  });

  it('is filled in by a browser that knows it, where the document gives the token', async () => {
    const { model, control } = await showFields({ country: { ...country, autocomplete: 'country' } });
    const button = await control('country');
    const native = await waitFor(() => {
      const select = document.querySelector<HTMLSelectElement>('select[autocomplete=country]');
      if (!select || select.options.length < 3) throw new Error('The countries are not there yet.');
      return select;
    });
    expect([native.tabIndex, native.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
    fireEvent.change(native, { target: { value: 'TH' } });
    expect(model.field('country').value).toBe('TH');
    await expect.poll(() => button.textContent).toBe('Thailand');
  });
});
