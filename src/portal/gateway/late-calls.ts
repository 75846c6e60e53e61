import { firstCalls } from '#contract/generated/first-calls.ts';
import { lateCalls } from '#contract/generated/late-calls.ts';

// Code that makes late calls imports this, for the gateway to know them.
Object.assign(firstCalls, lateCalls);

export { lateCalls };
