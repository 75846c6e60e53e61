import { isJsonObject, own } from '#engine/json/json.ts';
import type { Brand } from '#engine/validate/brand.ts';
import type { Fault } from './fault.ts';

const code = 'PROMOTION_REWARD';

/** Documents of the brand that a reward is looked up in. */
export type RewardBrand = Pick<Brand<typeof code>, 'abstract' | 'document'>;

/** The one fault of a reward that cannot be given. */
export const rewardFault = (pointer: string, message: string, fix: string): Fault[] => [
  { code, pointer, message, fix },
];

/** Entry of an object in a document; undefined in anything else. */
export const under = (value: unknown, name: string): unknown =>
  isJsonObject(value) ? own(value, name) : undefined;
