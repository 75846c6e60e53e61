import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { many, vendor } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers = {
  gameVendor: {
    vendors: [
      vendor('LUMEN', { isHot: 1 }),
      vendor('CORAL', { gameType: 'FISH' }),
      vendor('LUMEN', { id: 'lumen-fish', gameType: 'FISH' }),
    ],
  },
};

describe('vendorGrid', () => {
  it('asks for the vendors of the merchant of the brand [API-35]', async () => {
    const { asked } = await stage(block, {}, { answers });
    await screen.findByRole('link', { name: /Vendor CORAL/ });
    const { query } = asked.find(({ id }) => id === 'gameVendor') ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({ merchantCode: 'aurora' });
  });

  it("leads to the page of the vendor's category with the vendor chosen", async () => {
    const { user, router } = await stage(block, {}, { answers });
    await user.click(await screen.findByRole('link', { name: /Vendor CORAL/ }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/fish?vassalage=CORAL');
  });

  it('shows a vendor with several categories once among all, and the vendors of one category', async () => {
    await stage(block, {}, { answers });
    expect(await screen.findAllByRole('link')).toHaveLength(2);
    cleanup();
    await stage(block, { gameType: 'FISH' }, { answers });
    const names = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Vendor CORAL', 'Vendor LUMEN']);
  });

  it('drifts as a band that can be stopped; its repetition is hidden from everyone but the eye', async () => {
    const { user } = await stage(
      block,
      { variant: 'marquee' },
      {
        answers: { gameVendor: { vendors: many(8, (id) => vendor(`V${id}`)) } },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Stop the band' }));
    expect(screen.getByRole('button', { name: 'Let the band move' })).toBeDefined();
    const lists = document.querySelectorAll('.lv-marquee-band > ul');
    expect(Array.from(lists, (list) => list.hasAttribute('inert'))).toEqual([false, true]);
  });

  it('stands still for players who want no motion', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await stage(
      block,
      { variant: 'marquee' },
      {
        answers: { gameVendor: { vendors: many(8, (id) => vendor(`V${id}`)) } },
      },
    );
    expect(await screen.findAllByRole('link')).toHaveLength(8);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when there is none', async () => {
    await stage(block, {}, { answers: { gameVendor: { vendors: [] } } });
    expect(await screen.findByText('No studios here yet')).toBeDefined();
  });
});
