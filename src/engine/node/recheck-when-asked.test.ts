import { expect, it } from 'vitest';
import * as recheck from 'recheck/lib/browser.js';
import { checkSync } from './recheck-when-asked.ts';

const { checkSync: itself } = recheck.default ?? recheck;

it.each(['^[a-z]+$', '^(a|a)*$', '^(?=x)y$'])('judges %s as the checker that it loads', (source) => {
  const { status } = checkSync(source, 'u', { timeout: 8000 });
  expect(status).toBe(itself(source, 'u', { timeout: 8000 }).status);
});
