import fc from 'fast-check';
import { seedOf } from '#run-size';

// What fast-check draws is the same in every `npm test`, new in each `npm run test:full`, and drawn again by the seed of that run.
fc.configureGlobal({ seed: seedOf(20_261_124) });
