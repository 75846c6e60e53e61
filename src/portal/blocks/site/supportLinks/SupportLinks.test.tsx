import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { SupportLinks } from './SupportLinks.tsx';

afterEach(cleanup);

it('lists the ways that the platform names', async () => {
  await stage(
    { view: SupportLinks },
    {},
    {
      answers: {
        domainRoute: {
          domainList: [],
          resources: [],
          draws: [],
          customerService: [
            { title: 'Viber', csPosition: 'VIBER-1', type: 'VIBER', url: 'https://viber.example/service' },
          ],
        },
      },
    },
  );
  expect(await screen.findByRole('button', { name: 'Viber' })).toBeTruthy();
});
