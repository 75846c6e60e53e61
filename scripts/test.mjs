// Everything: `npm test` with a sample of the counts and combinations, `npm run test:full` (--full) with all of them and new seeds.
import { randomInt } from 'node:crypto';

if (process.argv.includes('--full')) {
  process.env.LIVERY_FULL = '1';
  process.env.LIVERY_SEED ??= String(randomInt(2 ** 31));
  console.log(`Full run, seed ${process.env.LIVERY_SEED}.`);
}
if (process.env.TEST_POSTGRES === 'off') {
  console.error('TEST_POSTGRES=off would leave out what needs PostgreSQL. Run the tests without it.');
  process.exit(1);
}
// After the switch: what they import reads it.
const { runSteps } = await import('./test-run/run-steps.mjs');
const { all } = await import('./test-run/suites.mjs');
await runSteps(all, { requirements: true });
