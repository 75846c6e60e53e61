// The fast part of the tests: types, lint, unit.
import { fast } from './suites.mjs';
import { runSteps } from './steps.mjs';

await runSteps(fast);
