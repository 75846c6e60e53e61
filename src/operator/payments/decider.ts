import { sayIfKnown } from '../language/say.ts';

/** Who took a step: an operator by name, or in words what took it in place of one. */
export const deciderText = (by: string | null): string | null =>
  by === null ? null : (sayIfKnown(`console.payments.deciders.${by}`) ?? by);
