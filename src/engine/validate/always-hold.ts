import { constantOutcome } from '../conditions/condition-outcomes.ts';
import { factCatalogue } from '../conditions/fact-catalogue.ts';
import { schemas } from './brand.ts';

const facts = factCatalogue(schemas);

/** True when conditions that all have to hold do so for some values of the facts. */
export const canHold = (conditions: readonly unknown[]): boolean =>
  constantOutcome({ and: [true, ...conditions] }, facts) !== false;

/** True when all of these conditions hold, whatever the facts are. */
export const alwaysHold = (conditions: readonly unknown[]): boolean =>
  constantOutcome({ and: [true, ...conditions] }, facts) === true;

/** True when for all facts at least one of these lists of conditions holds as a whole. */
export const alwaysOneHolds = (choices: readonly (readonly unknown[])[]): boolean =>
  choices.some((conditions) => conditions.length === 0) ||
  constantOutcome({ or: choices.map((conditions) => ({ and: [true, ...conditions] })) }, facts) === true;
