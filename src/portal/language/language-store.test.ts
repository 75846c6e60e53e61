import { expect, it } from 'vitest';
import { createLanguageStore } from './language-store.ts';

it('stays with the last choice when the words of an earlier one come after it', async () => {
  const came = new Map<string, () => void>();
  let spoken = 'en';
  const store = createLanguageStore({
    first: 'en',
    storage: undefined,
    speak: async (language, ready) => {
      await new Promise<void>((resolve) => came.set(language, resolve));
      if (await ready()) spoken = language;
      return true;
    },
  });
  const both = [store.choose('my'), store.choose('th')];
  came.get('th')?.();
  await both[1];
  expect([spoken, store.current]).toEqual(['th', 'th']);
  came.get('my')?.();
  expect(await Promise.all(both)).toEqual([true, true]);
  expect([spoken, store.current]).toEqual(['th', 'th']);
});
