import { say } from '../language/say.ts';
import { EndInput } from '../entries/EndInput.tsx';
import { EntryField } from '../entries/EntryField.tsx';
import { entryPath } from '../entries/entry-place.ts';
import { ReferenceInput } from '../entries/ReferenceInput.tsx';
import type { EntryEdits } from '../entries/useEntryEdits.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import type { PlayerNotice } from './notice.ts';
import { NoticeViewers } from './NoticeViewers.tsx';
import { NoticeChoice } from './NoticeChoice.tsx';
import type { NoticeEntry } from './useNotices.ts';

const tones = ['primary', 'accent', 'neutral'] as const;

/** Editor of a banner or a notice: picture, words, where it leads, when it shows and to whom. */
export const NoticeDetail = ({
  notice: { entry, notice, name },
  edits,
  timeZone,
}: {
  notice: NoticeEntry;
  edits: EntryEdits;
  timeZone: string;
}) => {
  const { mayEdit, mayWrite, place } = edits;
  const isBanner = notice.type === 'B';
  const steps = (property: keyof PlayerNotice) => entryPath(place, entry.id, property);
  const set = (property: keyof PlayerNotice) => (value: string | boolean | undefined) =>
    edits.set(entry.id, name, [property], value);
  const words = (property: 'title' | 'content', label: string) => (
    <WordsEditor
      label={label}
      of={name}
      place={{ key: place.key, path: steps(property), name: `notice.${entry.id}.${property}` }}
      locked={!mayWrite}
      // A banner shows the words of its text alone.
      {...(property === 'content' && (isBanner ? { long: true, plain: true } : { rich: true }))}
    />
  );
  const end = (property: 'from' | 'until') => (
    <EntryField
      label={say(`console.notices.${property}`, { zone: timeZone })}
      steps={steps(property)}
      isLabelled
    >
      <EndInput
        label={say(`console.notices.${property}`, { zone: timeZone })}
        hint={say(`console.notices.${property}None`)}
        value={notice[property]}
        zone={timeZone}
        isDisabled={!mayEdit}
        onChange={set(property)}
      />
    </EntryField>
  );
  return (
    <>
      <EntryField label={say('console.notices.picture')} steps={steps('image')}>
        <ReferenceInput
          label={say('console.notices.picture')}
          kind="image"
          documentKey={place.key}
          value={notice.image}
          beside="banners/new"
          isDisabled={!mayEdit}
          isOptional={!isBanner}
          onChange={set('image')}
        />
      </EntryField>
      {words('title', say('console.notices.heading'))}
      {words('content', say('console.notices.text'))}
      <div className="op-content-pair">
        {end('from')}
        {end('until')}
      </div>
      {notice.from !== undefined && notice.until !== undefined && notice.until <= notice.from && (
        <p className="op-field-error" role="alert">
          {say('console.campaigns.ask.endsBefore')}
        </p>
      )}
      <div className="op-content-pair">
        {isBanner && (
          <EntryField label={say('console.notices.leadsTo')} steps={steps('to')}>
            <ReferenceInput
              label={say('console.notices.leadsTo')}
              kind="page"
              documentKey={place.key}
              value={notice.to}
              isDisabled={!mayEdit}
              isOptional
              onChange={set('to')}
            />
          </EntryField>
        )}
        {isBanner && (
          <NoticeChoice
            label={say('console.notices.tone')}
            steps={steps('tone')}
            value={notice.tone ?? 'primary'}
            options={tones.map((id) => ({ id, name: say(`console.notices.tones.${id}`) }))}
            isDisabled={!mayEdit}
            onChange={set('tone')}
          />
        )}
        <NoticeViewers notice={notice} steps={steps} isDisabled={!mayEdit} set={set} />
        <EntryField label={say('console.notices.date', { zone: timeZone })} steps={steps('date')} isLabelled>
          <EndInput
            label={say('console.notices.date', { zone: timeZone })}
            value={notice.date}
            zone={timeZone}
            isDisabled={!mayEdit}
            isRequired
            onChange={set('date')}
          />
        </EntryField>
      </div>
    </>
  );
};
