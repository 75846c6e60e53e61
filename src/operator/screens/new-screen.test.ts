import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { newScreen, wishFaults, type ScreenWish } from './new-screen.ts';

const wish: ScreenWish = {
  id: 'bonus',
  presentation: 'panel',
  path: '/member/bonus',
  title: '',
  from: undefined,
};

it('a new panel has an address and the centre that shows it', () => {
  const { 'brand/main': brand, ...others } = formDocuments();
  const made = (roles: JsonObject) =>
    newScreen({ ...others, 'brand/main': { ...brand, roles } }, wish)['screen/bonus'];
  expect(made({ memberCentre: 'register' })).toMatchObject({
    presentation: 'panel',
    path: '/member/bonus',
    centre: 'register',
  });
  // Validation asks for one where the brand names none.
  expect(made({})).not.toHaveProperty('centre');
});

it('a new panel at a taken address, or without one, is not made', () => {
  const faultsAt = (path: string) => Object.keys(wishFaults(formDocuments(), { ...wish, path }));
  expect([faultsAt('/index'), faultsAt(''), faultsAt('/member/bonus')]).toEqual([['path'], ['path'], []]);
});
