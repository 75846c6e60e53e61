import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Labelled } from '../parts/Labelled.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { hasAddress, newScreen, screenIdOf, wishFaults, type ScreenWish } from './new-screen.ts';
import { savedSections } from './sections.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import { presentations } from './screen-entries.ts';
import { screenName } from '../documents/screen-name.ts';
import { documentOf, idsOf } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import './screens.css';

const NOTHING = '';

/** Creates an empty screen, a copy, or one from a template, and opens it. */
export const NewScreenDialog = ({ onClose }: { onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { pack } = usePack();
  const navigate = useNavigate();
  const [wish, setWish] = useState<ScreenWish>({
    id: '',
    presentation: 'page',
    path: '/',
    title: '',
    from: undefined,
    template: undefined,
  });
  const [tried, setTried] = useState(false);
  const faults = wishFaults(documents, wish);
  const shown = tried ? faults : {};
  const change = (more: Partial<ScreenWish>): void => setWish({ ...wish, ...more });
  const [named, setNamed] = useState(false);
  // The id follows the title until it is given, and the address follows the id until it has one of its own.
  const withId = (id: string) => ({ id, ...(wish.path === `/${wish.id}` && { path: `/${id}` }) });
  const setId = (id: string): void => {
    setNamed(id !== '');
    change(withId(id));
  };
  const setTitle = (title: string): void =>
    change({ title, ...(!named && title.trim() !== '' && withId(screenIdOf(documents, title))) });
  const sources = idsOf(documents, 'screen').filter(
    (id) => documentOf(documents, 'screen', id)?.presentation === wish.presentation,
  );

  const templates = savedSections(documents, 'template', wish.presentation);

  const make = (): void => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const made = newScreen(documents, wish);
    const key = documentKey('screen', wish.id);
    workspace.create(say('console.screens.editCreate', { name: wish.title || wish.id }), made);
    onClose();
    void navigate(`/${pack}/screens/${encodeURIComponent(key.slice('screen/'.length))}`);
  };

  return (
    <FormDialog
      title={say('console.screens.createTitle')}
      size="large"
      confirm={say('console.screens.make')}
      onConfirm={make}
      onClose={onClose}
    >
      <div className="op-new-screen">
        <Segments
          label={say('console.screens.kind')}
          value={wish.presentation}
          options={presentations
            .filter((id) => id !== 'frame')
            .map((id) => ({ id, name: say(`console.screens.presentation.${id}`) }))}
          onChange={(presentation) => change({ presentation, from: undefined, template: undefined })}
        />
        <p className="op-hint">
          {say(`console.screens.presentation.${wish.presentation}`)}:{' '}
          {say(`console.screens.presentationHint.${wish.presentation}`)}.
        </p>
        <TextInput
          label={say('console.screens.name')}
          hint={say('console.screens.nameHint')}
          value={wish.title}
          onChange={setTitle}
        />
        <TextInput
          label={say('console.screens.id')}
          hint={say('console.screens.idHint')}
          error={shown.id}
          value={wish.id}
          onChange={setId}
        />
        {hasAddress(wish.presentation) && (
          <TextInput
            label={say('console.screens.path')}
            hint={say('console.screens.pathHint')}
            error={shown.path}
            value={wish.path}
            onChange={(path) => change({ path })}
          />
        )}
        {templates.length > 0 && wish.from === undefined && (
          <TemplateChoice
            templates={templates}
            value={wish.template}
            onChange={(template) => change({ template })}
          />
        )}
        <Labelled label={say('console.screens.from')}>
          <Picker
            label={say('console.screens.from')}
            value={wish.from ?? NOTHING}
            options={[
              {
                id: NOTHING,
                name: say('console.screens.fromNothing'),
                hint: say('console.screens.fromNothingHint'),
              },
              ...sources.map((id) => ({
                id,
                name: say('console.screens.copyOf', { name: screenName(documents, id) }),
                hint: id,
              })),
            ]}
            onChange={(from) => change({ from: from === NOTHING ? undefined : from })}
          />
        </Labelled>
        <p className="op-hint">{say('console.screens.createHint')}</p>
      </div>
    </FormDialog>
  );
};
