import { useState } from 'react';
import type { Release } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useReleaseCalls, useReleaseStep } from './useReleases.ts';

/** What operators say about a release, and a line to answer while it is open. */
export const ReleaseComments = ({
  release: { id, comments },
  timeZone,
  open,
}: {
  release: Pick<Release, 'id' | 'comments'>;
  timeZone: string;
  open: boolean;
}) => {
  const calls = useReleaseCalls();
  const [text, setText] = useState('');
  const send = useReleaseStep(
    () => calls.comment(id, text.trim()),
    () => setText(''),
  );
  if (!open && comments.length === 0) return null;
  return (
    <details className="op-release-look">
      <summary>
        {comments.length > 0
          ? say('console.releases.commentsOf', { number: comments.length })
          : say('console.releases.comments')}
      </summary>
      <ul className="op-plain-list">
        {comments.map((comment) => (
          <li key={`${comment.at} ${comment.account}`}>
            <strong>{comment.account}</strong>{' '}
            <span className="op-quiet">{momentText(comment.at, timeZone)}</span>
            <p className="op-release-comment">{comment.text}</p>
          </li>
        ))}
      </ul>
      {open && (
        <form
          className="op-release-answer"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') send.mutate(undefined);
          }}
        >
          <TextInput
            label={say('console.releases.comment')}
            value={text}
            onChange={setText}
            maxLength={2000}
          />
          <Button type="submit" isDisabled={text.trim() === ''} busy={send.isPending}>
            {say('console.releases.addComment')}
          </Button>
        </form>
      )}
      {send.error && <RefusalNotice refusal={refusalOf(send.error)} />}
    </details>
  );
};
