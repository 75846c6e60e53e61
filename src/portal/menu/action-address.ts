import type { Documents } from '#ui/documents/documents.tsx';
import type { ActionData } from '../actions/action-data.ts';
import { centreEntry } from '../actions/page/openCentre.ts';
import { panelAddress } from '../shell/screen-routes.ts';

/** Address that an action leads to, of a page or a panel; undefined for one that does something else. */
export function actionAddress(action: ActionData | undefined, documents: Documents): string | undefined {
  if (action?.do === 'navigate') return action['to'] as string;
  if (action?.do !== 'openCentre') return undefined;
  const entry = centreEntry(documents, action as never);
  return entry && panelAddress(documents.screens, entry);
}
