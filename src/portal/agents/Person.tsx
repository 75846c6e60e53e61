import './team-table.css';

/** Account and nickname of a member; a button where there is more to see. */
export function Person({
  account,
  nickname,
  onOpen,
}: {
  account: string;
  nickname?: string | undefined;
  onOpen?: (() => void) | undefined;
}) {
  return (
    <span className="lv-team-person">
      {onOpen ? (
        <button type="button" className="lv-team-open" onClick={onOpen}>
          <bdi>{account}</bdi>
        </button>
      ) : (
        <bdi>{account}</bdi>
      )}
      {nickname !== undefined && nickname !== '' && nickname !== account && <span>{nickname}</span>}
    </span>
  );
}
