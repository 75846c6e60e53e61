import type { Page } from '@playwright/test';

/** Has the open page show another address of its site, as the browser's own buttons do: nothing is loaded anew. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
