import { Link } from 'react-router-dom';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useFocusAfterRemoval } from '../parts/useFocusAfterRemoval.ts';
import { placeAddress, problemPlace } from '../problems/problem-place.ts';
import { usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { CommentList } from './CommentList.tsx';
import { useCommentList, type Comment } from './useComments.ts';

/** Name of what a comment is about, and the way there. */
const About = ({ document, pointer }: Comment) => {
  const documents = usePackDocuments();
  const { pack } = usePack();
  const { kind, id } = splitKey(document as DocumentKey);
  const place = problemPlace(documents, { file: `${pack}/${kind}/${id}.json`, pointer });
  return (
    <Link className="op-link" to={placeAddress(pack, place)}>
      {place.words.join(' › ')}
    </Link>
  );
};

/** What operators say about values of the brand: what is open, then what is done. */
export const CommentsPage = () => {
  const { data: comments, error, refetch } = useCommentList();
  const open = comments?.filter(({ done }) => !done) ?? [];
  const closed = comments?.filter(({ done }) => done) ?? [];
  const title = useFocusAfterRemoval(comments && open.length);
  const about = (comment: Comment) => <About {...comment} />;
  return (
    <section className="op-section" aria-labelledby="comments-title">
      <header className="op-section-head">
        <h1 id="comments-title" ref={title} tabIndex={-1}>
          {say('console.comments.title')}
        </h1>
        <p className="op-lead">{say('console.comments.lead')}</p>
      </header>
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {!comments && !error && <Loading rows={3} />}
      {comments && open.length === 0 && (
        <EmptyState icon="check" title={say('console.comments.none')}>
          <p>{say('console.comments.how')}</p>
        </EmptyState>
      )}
      {open.length > 0 && <CommentList comments={open} label={say('console.comments.title')} place={about} />}
      {closed.length > 0 && (
        <details className="op-comments-done">
          <summary>{say('console.comments.closed', { number: closed.length })}</summary>
          <CommentList comments={closed} label={say('console.comments.closedLabel')} place={about} />
        </details>
      )}
    </section>
  );
};
