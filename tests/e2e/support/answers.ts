import type { Page } from '@playwright/test';

/** Lets the gateway answer a call and changes the value of its answer: what another platform would have said. */
export async function changeAnswer<Value>(
  page: Page,
  path: string,
  change: (value: Value) => Value,
): Promise<void> {
  await page.route(`**${path}**`, async (route) => {
    const url = new URL(route.request().url());
    const { host } = url;
    // Names below localhost are the browser's; outside of it only the address is known.
    url.hostname = '127.0.0.1';
    const answer = await route.fetch({
      url: url.href,
      headers: { ...(await route.request().allHeaders()), host },
    });
    const body = (await answer.json()) as { value: Value };
    await route.fulfill({ response: answer, json: { ...body, value: change(body.value) } });
  });
}
