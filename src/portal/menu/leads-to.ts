import type { ActionData } from '../actions/use-action.ts';

/** True when an action navigates to the page on show. */
export function leadsTo(action: ActionData | undefined, pathname: string): boolean {
  if (action?.do !== 'navigate' || typeof action['to'] !== 'string') return false;
  return action['to'].split(/[?#]/)[0] === pathname;
}
