import { say } from '../language/say.ts';
import { emptyWords, type MessageDraft } from './message-draft.ts';

/** A message as a member reads it, in one language. */
export const MessagePreview = ({ draft, language }: { draft: MessageDraft; language: string }) => {
  const { title, content, button } = draft.words[language] ?? emptyWords;
  return (
    <aside className="op-player-card" aria-labelledby="message-preview-title">
      <h2 id="message-preview-title">{say('console.messages.preview')}</h2>
      {title.trim() === '' && content.trim() === '' ? (
        <p className="op-quiet">{say('console.messages.previewNone')}</p>
      ) : (
        <article lang={language} className="op-message-preview">
          {draft.picture && <img src={draft.picture.address} alt="" />}
          <h3>{title}</h3>
          <p>{content.trim()}</p>
          {draft.action !== undefined && button.trim() !== '' && (
            <span className="op-message-button">{button}</span>
          )}
        </article>
      )}
    </aside>
  );
};
