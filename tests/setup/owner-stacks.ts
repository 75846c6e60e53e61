// React's development build makes an error for the stack of each element that it creates, a third of the time of component tests.
import * as react from 'react';

const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks of elements elsewhere now: see tests/setup/owner-stacks.ts.');
// It stops at 10,000 of them a second by itself: to it, that many have been made.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
