import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { DocumentKey } from '#engine/packs.ts';
import { say } from '../language/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { CommentThread } from './CommentThread.tsx';

/** Number of open comments on a value; opens them. */
export const CommentMark = ({
  document,
  pointer,
  name,
  count,
}: {
  document: DocumentKey;
  pointer: string;
  name: string;
  count: number;
}) => (
  <DialogTrigger>
    <Button className="op-comment-mark" aria-label={say('console.comments.mark', { count, name })}>
      <Icon name="comments" /> {count}
    </Button>
    <Popover className="op-popover op-origin-popover" placement="bottom start">
      <Dialog aria-label={say('console.comments.about', { name })} className="op-origin-dialog">
        <CommentThread document={document} pointer={pointer} name={name} />
      </Dialog>
    </Popover>
  </DialogTrigger>
);
