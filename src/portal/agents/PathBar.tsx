import { useText } from '#ui/text/use-text.ts';
import './path-bar.css';

type Step = { id: string; account: string };

/** Where in the tree a table stands: from the agent's own team down; each step leads back to it. */
export function PathBar({
  path,
  onGo,
}: {
  path: readonly Step[];
  /** Id of the member whose team to show; undefined for the agent's own. */
  onGo: (id: string | undefined) => void;
}) {
  const say = useText();
  if (path.length === 0) return null;
  return (
    <nav aria-label={say('team.path')}>
      <ol className="lv-path-bar">
        <li>
          <button type="button" className="lv-team-open" onClick={() => onGo(undefined)}>
            {say('team.mine')}
          </button>
        </li>
        {path.map(({ id, account }, index) => (
          <li key={id}>
            {index === path.length - 1 ? (
              <bdi aria-current="true">{account}</bdi>
            ) : (
              <button type="button" className="lv-team-open" onClick={() => onGo(id)}>
                <bdi>{account}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
