import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { ScreenView } from '#ui/renderer/ScreenView.tsx';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { ModalContext } from './modal-context.ts';
import type { ModalEntry } from './history-state.ts';
import { ScreenGate } from './ScreenGate.tsx';

/** The modals that are open, the newest on top. Covered ones keep what was typed in them. */
export function ModalStack() {
  const { navigation } = usePortal();
  const { modals } = useSnapshot(navigation, { sync: true });
  return modals.map((entry, at) => <Modal key={entry.id} entry={entry} covered={at < modals.length - 1} />);
}

function Modal({ entry, covered }: { entry: ModalEntry; covered: boolean }) {
  const say = useText();
  const { navigation, report } = usePortal();
  const screen = useDocuments((documents) => documents.screens[entry.id]);
  const known = screen?.presentation === 'modal';
  useEffect(() => {
    if (known) return;
    report({ code: 'NO_MODAL', message: `The brand has no modal "${entry.id}".` });
    navigation.closeModal();
  }, [known, entry.id, navigation, report]);
  if (!known) return null;
  return (
    <Dialog
      open
      title={screen.title === undefined ? undefined : say(screen.title)}
      label={entry.id}
      closeLabel={say('common.close')}
      size={screen.size}
      covered={covered}
      onClose={navigation.closeModal}
    >
      <ModalContext value={entry}>
        <ScreenGate screen={screen}>
          <ScreenView screen={screen} />
        </ScreenGate>
      </ModalContext>
    </Dialog>
  );
}
