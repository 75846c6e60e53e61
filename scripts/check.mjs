// The fast part of the tests, under a minute: types, lint, the checks of the house, unit tests.
import { runSteps } from './test-run/run-steps.mjs';
import { fast } from './test-run/suites.mjs';

await runSteps(fast);
