import { say } from '../language/say.ts';
import { noticeTypes, type PlayerNotice } from './notice.ts';
import { NoticeChoice } from './NoticeChoice.tsx';

/** Where a notice shows, who has it, and how often a popup comes again. */
export const NoticeViewers = ({
  notice,
  steps,
  isDisabled,
  set,
}: {
  notice: PlayerNotice;
  steps: (property: keyof PlayerNotice) => readonly string[];
  isDisabled: boolean;
  set: (property: keyof PlayerNotice) => (value: string | boolean | undefined) => void;
}) => (
  <>
    {notice.type !== 'B' && (
      <NoticeChoice
        label={say('console.notices.type')}
        steps={steps('type')}
        value={notice.type}
        options={noticeTypes.map((id) => ({ id, name: say(`console.notices.types.${id}`) }))}
        isDisabled={isDisabled}
        onChange={set('type')}
      />
    )}
    <NoticeChoice
      label={say('console.notices.audience')}
      steps={steps('audience')}
      value={notice.audience ?? 'all'}
      options={(['all', 'agents'] as const).map((id) => ({
        id,
        name: say(`console.notices.audiences.${id}`),
      }))}
      isDisabled={isDisabled}
      onChange={(id) => set('audience')(id === 'all' ? undefined : id)}
    />
    {notice.type === 'PU' && (
      <>
        <NoticeChoice
          label={say('console.notices.guests')}
          steps={steps('guests')}
          value={notice.guests === true ? 'yes' : 'no'}
          options={(['no', 'yes'] as const).map((id) => ({ id, name: say(`console.notices.popup.${id}`) }))}
          isDisabled={isDisabled}
          onChange={(id) => set('guests')(id === 'yes' ? true : undefined)}
        />
        <NoticeChoice
          label={say('console.notices.repeat')}
          steps={steps('repeat')}
          value={notice.repeat ?? 'login'}
          options={(['login', 'day', 'once'] as const).map((id) => ({
            id,
            name: say(`console.notices.repeats.${id}`),
          }))}
          isDisabled={isDisabled}
          onChange={set('repeat')}
        />
      </>
    )}
  </>
);
