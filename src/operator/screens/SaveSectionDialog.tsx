import { useState } from 'react';
import type { BlockPath } from '../documents/block-path.ts';
import { say } from '../language/say.ts';
import { Miniature } from '../miniature/Miniature.tsx';
import { useMiniatureTheme } from '../miniature/miniature-theme.ts';
import { useAnnounce } from '../parts/Announcer.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { blocksAt } from './block-edits.ts';
import { blocksOf, newSection } from './sections.ts';
import type { ScreenEdits } from './useScreenEdits.ts';

/** Keeps blocks of a screen as a section, to put them on further screens. */
export const SaveSectionDialog = ({
  edits,
  paths,
  onClose,
}: {
  edits: ScreenEdits;
  paths: readonly BlockPath[];
  onClose: () => void;
}) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const announce = useAnnounce();
  const theme = useMiniatureTheme();
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const blocks = blocksAt(edits.screen, paths);
  const save = (): void => {
    const { key, section } = newSection(documents, { name: name.trim(), about: about.trim() }, blocks);
    workspace.create(say('console.sections.editSave', { name: name.trim() }), { [key]: section });
    announce(say('console.sections.saved', { name: name.trim() }));
    onClose();
  };
  const { section } = newSection(documents, { name, about }, blocks);
  const body = section['body'];
  return (
    <FormDialog
      title={say('console.sections.saveTitle', { name: edits.namesAt(paths) })}
      confirm={say('console.sections.save')}
      ready={name.trim() !== ''}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="op-stack">
        <TextInput
          label={say('console.sections.name')}
          hint={say('console.sections.nameHint')}
          value={name}
          maxLength={80}
          isRequired
          onChange={setName}
        />
        <TextInput label={say('console.sections.about')} value={about} maxLength={300} onChange={setAbout} />
        {typeof body === 'object' && body !== null && !Array.isArray(body) && (
          <Miniature blocks={blocksOf(body).map(({ block }) => block)} theme={theme} />
        )}
      </div>
    </FormDialog>
  );
};
