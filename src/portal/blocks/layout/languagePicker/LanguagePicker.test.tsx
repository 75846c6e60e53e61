import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { brandInTest } from '#portal/testing/brand-documents.ts';
import { stage } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

it('offers a language of the brand as the documents describe it, with a flag of one of the image hosts [CON-20]', async () => {
  await stage(
    block,
    { variant: 'flag' },
    {
      documents: (brand) => ({
        ...brand,
        brand: {
          ...brand.brand,
          languages: ['en', 'xx'],
          imageHosts: ['https://one.example', 'https://two.example'],
        },
        languages: { ...brand.languages, xx: { name: 'Xhin', flag: 'la' } },
      }),
    },
  );
  await userEvent.click(screen.getByRole('button', { name: /English|EN/u }));
  const choice = await screen.findByRole('button', { name: 'Xhin' });
  expect(choice.lang).toBe('xx');
  expect(choice.querySelector('img')?.getAttribute('src')).toMatch(
    /^https:\/\/(?:one|two)\.example\/wps\/images\/flags\/la\.svg$/u,
  );
});

it('offers Burmese first, English and Chinese without a word of a brand, and each language of a brand with its flag [OFF-22]', async () => {
  const { brand } = (await brandInTest('base')).documents;
  expect([brand.defaultLanguage, brand.languages]).toEqual(['my', ['my', 'en', 'zh-CN']]);
  const flags = { 'zh-CN': 'cn', en: 'gb', ja: 'jp', th: 'th', vi: 'vn', my: 'mm' };
  // The frames of base show a code in the header, the list has flags all the same.
  for (const languages of [['my', 'en', 'zh-CN'], Object.keys(flags)]) {
    const documents = (given: Documents): Documents => ({
      ...given,
      brand: { ...given.brand, languages: languages as [string, ...string[]] },
    });
    await stage(block, { variant: 'code' }, { documents });
    const button = screen.getByRole('button', { name: /English|EN/u });
    expect(button.querySelector('img')).toBeNull();
    await userEvent.click(button);
    const offered = [...document.querySelectorAll<HTMLElement>('.lv-language-list [lang]')];
    expect(
      offered.map(({ lang, children: [flag] }) => [
        lang,
        /(\w+)\.svg$/u.exec(flag?.getAttribute('src') ?? '')?.[1],
      ]),
    ).toEqual(languages.map((language) => [language, flags[language as keyof typeof flags]]));
    cleanup();
  }
  // The demo brand has all of them.
  const offers = (await brandInTest('aurora')).documents.brand.languages;
  expect(offers).toEqual(expect.arrayContaining(Object.keys(flags)));
});

/** Documents of a brand that offers nine languages, one of them without a flag. */
const offeringMany = (brand: Documents): Documents => ({
  ...brand,
  brand: { ...brand.brand, languages: ['en', 'my', 'zh-CN', 'th', 'vi', 'ja', 'ko', 'fr', 'xx'] },
  languages: { ...brand.languages, fr: { name: 'Français', flag: 'fr' }, xx: { name: 'Xhin', short: 'XX' } },
});

it('searches many languages, by their own names and by those of the language shown', async () => {
  await stage(block, { variant: 'flag' }, { documents: offeringMany });
  // What is suspended inside of a press is drawn when that has ended.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /English|EN/u }));
    await vi.dynamicImportSettled();
  });
  const search = await screen.findByRole('combobox', { name: 'Search' });
  expect(screen.getAllByRole('option')).toHaveLength(9);
  await userEvent.type(search, 'french');
  const [found, ...others] = screen.getAllByRole('option');
  expect(others).toEqual([]);
  expect(found?.textContent).toBe('FrançaisFrench');
  expect(screen.getByText('Français').lang).toBe('fr');
  await userEvent.clear(search);
  await userEvent.type(search, 'xhin');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('shows the short name of a language whose documents name no flag', async () => {
  await stage(
    block,
    { variant: 'flag' },
    {
      documents: (brand) => ({
        ...offeringMany(brand),
        brand: { ...brand.brand, languages: ['en', 'xx'] },
      }),
    },
  );
  await userEvent.click(screen.getByRole('button', { name: /English|EN/u }));
  expect((await screen.findByRole('button', { name: 'Xhin' })).textContent).toBe('XXXhin');
});
