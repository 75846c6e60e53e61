import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

it('offers a language of the brand as the documents describe it, with a flag of one of the image hosts [CON-20]', async () => {
  await stage(
    block,
    { variant: 'flag' },
    {
      documents: (brand) => ({
        ...brand,
        brand: { ...brand.brand, languages: ['en', 'xx'], imageHosts: ['https://one.example', 'https://two.example'] },
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
