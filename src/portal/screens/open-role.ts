import type { ScreenRole } from '#engine/roles.ts';
import type { DocumentStore } from '#ui/documents/documents.tsx';
import type { PortalFault } from '../runtime/portal-fault.ts';
import type { ModalEntry } from '../shell/history-state.ts';
import type { Navigation } from '../shell/navigation.ts';

type Parts = {
  documents: DocumentStore;
  navigation: Pick<Navigation, 'openModal'>;
  report: (fault: PortalFault) => void;
};

/** Opens the modal that has a role in the brand; reports a brand that names none. */
export function openRole(
  { documents, navigation, report }: Parts,
  role: ScreenRole,
  entry?: Omit<ModalEntry, 'id'>,
): void {
  const id = documents.current.brand.roles?.[role];
  if (id !== undefined) return navigation.openModal({ ...entry, id });
  report({ code: 'NO_MODAL', message: `The brand names no modal for its role "${role}".` });
}
