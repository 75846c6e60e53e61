// Everything: types, lint, format, unit, server, contract, faults, stories, end to end.
import { fast, slow } from './suites.mjs';
import { runSteps } from './steps.mjs';

await runSteps([...fast, ...slow]);
