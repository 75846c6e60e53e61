import './arrivals.css';
import { IconButton } from '../parts/Button.tsx';
import { say } from '../language/say.ts';
import { useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

/** More would cover the page; all of them are on the page of impact. */
const SHOWN = 4;

/** Who has just changed what, until it is read. */
export const ArrivalList = () => {
  const workspace = useWorkspace();
  const { arrivals } = useWorkspaceState();
  const authors = [...new Set(arrivals.map(({ author }) => author))];
  const hidden = arrivals.length - SHOWN;
  return (
    <div className="op-arrivals">
      {authors.map((author) => (
        <section key={author ?? ''}>
          <p className="op-arrivals-who">
            {author === undefined
              ? say('console.presence.somebodyChanged')
              : say('console.presence.changed', { account: author })}
          </p>
          <ul>
            {arrivals
              .slice(0, SHOWN)
              .filter((arrival) => arrival.author === author)
              .map(({ key, path, words }) => (
                <li key={[key, ...path, words].join('/')}>{words}</li>
              ))}
          </ul>
        </section>
      ))}
      {hidden > 0 && <p className="op-quiet">{say('console.presence.more', { count: hidden })}</p>}
      <IconButton icon="cross" label={say('console.presence.read')} onPress={() => workspace.announce([])} />
    </div>
  );
};
