import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useDocuments, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { newScreen, wishFaults, type ScreenWish } from './new-screen.ts';
import { presentations, screenName } from './screen-entries.ts';
import { documentOf, idsOf } from '../documents/reader.ts';
import { texts } from './texts.ts';

const NOTHING = '';

/** Makes a screen from nothing or as a copy, and leads to it. */
export const NewScreenDialog = ({ onClose }: { onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = useDocuments();
  const { pack } = usePack();
  const navigate = useNavigate();
  const [wish, setWish] = useState<ScreenWish>({
    id: '',
    presentation: 'page',
    path: '/',
    title: '',
    from: undefined,
  });
  const [tried, setTried] = useState(false);
  const faults = wishFaults(documents, wish);
  const shown = tried ? faults : {};
  const change = (more: Partial<ScreenWish>): void => setWish({ ...wish, ...more });
  // The address follows the id until it has one of its own.
  const setId = (id: string): void => change({ id, ...(wish.path === `/${wish.id}` && { path: `/${id}` }) });
  const sources = idsOf(documents, 'screen').filter(
    (id) => documentOf(documents, 'screen', id)?.presentation === wish.presentation,
  );

  const make = (): void => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const made = newScreen(documents, wish);
    const key = documentKey('screen', wish.id);
    workspace.create(texts.editCreate(wish.title || wish.id), made);
    onClose();
    void navigate(`/${pack}/screens/${encodeURIComponent(key.slice('screen/'.length))}`);
  };

  return (
    <FormDialog title={texts.createTitle} confirm={texts.make} onConfirm={make} onClose={onClose}>
      <div className="op-new-screen">
        <Segments
          label={texts.kind}
          value={wish.presentation}
          options={presentations
            .filter((id) => id !== 'frame')
            .map((id) => ({ id, name: texts.presentation[id] }))}
          onChange={(presentation) => change({ presentation, from: undefined })}
        />
        <p className="op-hint">
          {texts.presentation[wish.presentation]}: {texts.presentationHint[wish.presentation]}.
        </p>
        <TextInput
          label={texts.name}
          hint={texts.nameHint}
          value={wish.title}
          onChange={(title) => change({ title })}
        />
        <TextInput label={texts.id} hint={texts.idHint} error={shown.id} value={wish.id} onChange={setId} />
        {wish.presentation === 'page' && (
          <TextInput
            label={texts.path}
            hint={texts.pathHint}
            error={shown.path}
            value={wish.path}
            onChange={(path) => change({ path })}
          />
        )}
        <div className="op-field">
          <span className="op-field-caption">{texts.from}</span>
          <Picker
            label={texts.from}
            value={wish.from ?? NOTHING}
            options={[
              { id: NOTHING, name: texts.fromNothing, hint: texts.fromNothingHint },
              ...sources.map((id) => ({ id, name: texts.copyOf(screenName(documents, id)), hint: id })),
            ]}
            onChange={(from) => change({ from: from === NOTHING ? undefined : from })}
          />
        </div>
        <p className="op-hint">{texts.createHint}</p>
      </div>
    </FormDialog>
  );
};
