import { useState, type FormEvent } from 'react';
import type { DocumentKey } from '#engine/packs.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { CommentList } from './CommentList.tsx';
import { useComments, useCommentSteps } from './useComments.ts';

const longest = 2000;

/** What is said about one value, and a line to say more. */
export const CommentThread = ({
  document,
  pointer,
  name,
}: {
  document: DocumentKey;
  /** JSON pointer; empty for the document as a whole. */
  pointer: string;
  name: string;
}) => {
  const { edit } = useRights();
  const { add } = useCommentSteps();
  const [text, setText] = useState('');
  const here = useComments()?.filter(
    (comment) => comment.document === document && comment.pointer === pointer && !comment.done,
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    // The popover around it closes by its own key alone.
    event.stopPropagation();
    if (text.trim() !== '' && !add.isPending)
      add.mutate({ document, pointer, text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <div className="op-comment-thread">
      {here && here.length > 0 && (
        <CommentList comments={here} label={say('console.comments.about', { name })} />
      )}
      {edit && (
        <form className="op-comment-form" onSubmit={send}>
          <TextInput
            label={say('console.comments.say', { name })}
            value={text}
            onChange={setText}
            maxLength={longest}
          />
          {/* Never disabled: it would lose the focus, and the popover its keys, once the line is empty again. */}
          <Button type="submit" busy={add.isPending}>
            {say('console.comments.add')}
          </Button>
        </form>
      )}
      {add.error && <RefusalNotice refusal={refusalOf(add.error)} />}
    </div>
  );
};
