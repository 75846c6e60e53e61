import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { ActionEditor } from '../actions/ActionEditor.tsx';
import { languageName } from '../documents/reader.ts';
import { allOf } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { useMembersAbout } from '../members/useMembers.ts';
import { Answered } from '../parts/Answered.tsx';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import { enteredMoment, MomentInput } from '../releases/MomentInput.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { emptyDraft, recipientsOf, unfinishedLanguages, type MessageDraft } from './message-draft.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { PicturePart } from './PicturePart.tsx';
import { RecipientsPart } from './RecipientsPart.tsx';
import { SendDialog } from './SendDialog.tsx';
import { WordsPart } from './WordsPart.tsx';
import '../campaigns/campaigns.css';
import '../values/values.css';
import './messages.css';

/** Writes a message to members: its words, its picture and button, who it is for, and when. */
export const NewMessagePage = () => {
  const about = useMembersAbout();
  const { pack } = usePack();
  return (
    <section className="op-section op-wizard" aria-labelledby="new-message-title">
      <header className="op-section-head">
        <h1 id="new-message-title">{say('console.messages.newTitle')}</h1>
        <p>
          <Link className="op-link" to={`/${pack}/messages`}>
            {say('console.messages.back')}
          </Link>
        </p>
      </header>
      <Answered asked={about}>
        {(desk) =>
          desk.writes ? <Composer desk={desk} /> : <Notice title={say('console.messages.looksOnly')} />
        }
      </Answered>
    </section>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="op-asked" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Composer = ({ desk }: { desk: MembersAbout }) => {
  const { pack } = usePack();
  const navigate = useNavigate();
  const { timers } = useAdmin();
  const [draft, setDraft] = useState<MessageDraft>(emptyDraft);
  const [language, setLanguage] = useState(desk.languages[0] ?? 'en');
  const [sends, setSends] = useState(false);
  const change = (part: Partial<MessageDraft>): void => setDraft({ ...draft, ...part });
  const entered = enteredMoment(draft.wall, desk.timeZone, new Date(timers.now()));
  const later = draft.when === 'later';
  const recipients = recipientsOf(draft);
  const unfinished = unfinishedLanguages(draft, desk.languages);
  const ready = recipients !== undefined && unfinished.length === 0 && (!later || 'moment' in entered);
  return (
    <div className="op-wizard-body">
      <div className="op-wizard-step">
        <Part title={say('console.messages.parts.words')}>
          <WordsPart
            draft={draft}
            languages={desk.languages}
            language={language}
            onLanguage={setLanguage}
            onChange={(words) => change({ words })}
          />
        </Part>
        <Part title={say('console.messages.parts.extras')}>
          <PicturePart picture={draft.picture} onChange={(picture) => change({ picture })} />
          <div className="op-field">
            <span className="op-label">{say('console.messages.buttonDoes')}</span>
            <ActionEditor
              label={say('console.messages.buttonDoes')}
              value={draft.action}
              onChange={(action) => change({ action })}
            />
          </div>
        </Part>
        <Part title={say('console.messages.parts.recipients')}>
          <RecipientsPart draft={draft} onChange={change} />
        </Part>
        <Part title={say('console.messages.parts.when')}>
          <Segments
            label={say('console.messages.parts.when')}
            value={draft.when}
            options={(['now', 'later'] as const).map((id) => ({
              id,
              name: say(`console.messages.times.${id}`),
            }))}
            onChange={(when) => change({ when })}
          />
          {later && (
            <MomentInput
              wall={draft.wall}
              zone={desk.timeZone}
              entered={entered}
              onChange={(wall) => change({ wall })}
            />
          )}
        </Part>
        <div className="op-wizard-moves">
          <Button look="main" isDisabled={!ready} onPress={() => setSends(true)}>
            {say(later ? 'console.messages.plan' : 'console.messages.send')}
          </Button>
        </div>
        {unfinished.length > 0 && (
          <p className="op-quiet">
            {say('console.messages.unfinished', { languages: allOf(unfinished.map(languageName)) })}
          </p>
        )}
      </div>
      <MessagePreview draft={draft} language={language} />
      {sends && recipients && (
        <SendDialog
          draft={draft}
          recipients={recipients}
          sendAt={later && 'moment' in entered ? entered.moment : undefined}
          zone={desk.timeZone}
          onDone={() => void navigate(`/${pack}/messages`)}
          onClose={() => setSends(false)}
        />
      )}
    </div>
  );
};
