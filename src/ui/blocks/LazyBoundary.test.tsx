import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useHydrated } from '../base/use-hydrated.ts';
import { hydrationOf } from './hydration.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyView } from './lazy-view.tsx';

it('counts as hydrated when its code has come, and what was drawn stays until then', async () => {
  let come = (): void => {};
  const View = () => <p>{useHydrated() ? 'here' : 'drawn'}</p>;
  const Late = lazyView(() => new Promise<typeof View>((resolve) => (come = () => resolve(View))));
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <LazyBoundary fallback="waiting">
      <View />
    </LazyBoundary>,
  );
  let isDone = false;
  void hydrationOf(1).then(() => (isDone = true));
  await act(async () =>
    hydrateRoot(
      place,
      <LazyBoundary fallback="waiting">
        <Late />
      </LazyBoundary>,
    ),
  );
  expect([place.textContent, isDone]).toEqual(['drawn', false]);
  await act(async () => come());
  expect([place.textContent, isDone]).toEqual(['here', true]);
});
