import { limitAbout } from './limit-about.ts';
import { lazyProtectionAction, lazyLimitSummary } from './lazy-protection-action.ts';

/** Sets a limit of the member. */
export const action = lazyProtectionAction('setLimit', {
  summary: lazyLimitSummary,
  initial: ({ calls }, about) => {
    const amount = limitAbout(calls, about)?.amount;
    return amount == null ? {} : { amount };
  },
});
