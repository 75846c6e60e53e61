import { sayIfKnown } from '../language/say.ts';

/** Name of the operator who took a step, or words for an automatic decision. */
export const deciderText = (by: string | null): string | null =>
  by === null ? null : (sayIfKnown(`console.payments.deciders.${by}`) ?? by);
