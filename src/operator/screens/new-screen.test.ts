import { expect, it } from 'vitest';
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
  expect(newScreen(formDocuments(), wish)['screen/bonus']).toMatchObject({
    presentation: 'panel',
    path: '/member/bonus',
    centre: 'member-centre',
  });
});

it('a new panel at a taken address, or without one, is not made', () => {
  const faultsAt = (path: string) => Object.keys(wishFaults(formDocuments(), { ...wish, path }));
  expect([faultsAt('/index'), faultsAt(''), faultsAt('/member/bonus')]).toEqual([['path'], ['path'], []]);
});
