import { useState } from 'react';
import { CopyDialog, type CopiedPart } from '../copying/CopyDialog.tsx';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import type { Doomed } from '../uses/deletable.ts';
import { DeleteManyDialog } from '../uses/DeleteManyDialog.tsx';

/** Buttons that copy what is selected to another brand and delete it, each after its dialog. */
export const CopyOrDelete = ({
  mayCopy = true,
  parts,
  name,
  doomed,
  onDelete,
}: {
  mayCopy?: boolean;
  /** Made when the dialog opens. */
  parts: () => readonly CopiedPart[];
  /** What is copied. */
  name: string;
  doomed: readonly Doomed[];
  onDelete: (ids: readonly string[]) => void;
}) => {
  const [asking, setAsking] = useState<'delete' | 'copy'>();
  const close = (): void => setAsking(undefined);
  return (
    <>
      {mayCopy && (
        <Button icon="copy" onPress={() => setAsking('copy')}>
          {say('console.copying.action')}
        </Button>
      )}
      <Button look="danger" icon="bin" onPress={() => setAsking('delete')}>
        {say('console.document.page.delete')}
      </Button>
      {asking === 'copy' && <CopyDialog parts={parts()} name={name} onClose={close} />}
      {asking === 'delete' && <DeleteManyDialog doomed={doomed} onDelete={onDelete} onClose={close} />}
    </>
  );
};
