import { lazyProtectionAction } from './lazy-protection-action.ts';

/** Sets how often the member is reminded of time and money. */
export const action = lazyProtectionAction('setRealityCheck', {
  initial({ calls }) {
    const loaded = calls.read('protection', {});
    return loaded.state === 'ready' ? { minutes: String(loaded.value.realityCheck.minutes) } : {};
  },
});
