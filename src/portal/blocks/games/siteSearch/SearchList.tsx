/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys of the list are those of its field, which keeps the focus */
import { Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Group, Option } from './option.ts';

type SearchListProps = {
  id: string;
  groups: readonly Group[];
  /** Something else is being looked for. */
  busy: boolean;
  /** Key of the active option. */
  active: string | undefined;
  idOf: (key: string) => string;
  onPoint: (key: string) => void;
};

/** What was found or is offered, by group. */
export function SearchList({ id, groups, busy, active, idOf, onPoint }: SearchListProps) {
  const say = useText();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('search.results')}
      aria-busy={busy}
      className="lv-search-list"
    >
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="lv-search-group">
          <span id={`${id}-${name}`} className="lv-search-group-name">
            {say(`search.${name}`)}
          </span>
          <div role="presentation" className="lv-search-options" data-group={name}>
            {options.map((option) => (
              <div
                key={option.key}
                id={idOf(option.key)}
                role="option"
                tabIndex={-1}
                aria-selected={option.key === active}
                className="lv-search-option"
                // The focus, and the keyboard of a phone, stay with the field.
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => option.key !== active && onPoint(option.key)}
                onClick={option.choose}
              >
                <OptionContent option={option} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function OptionContent({ option: { name, note, picture, icon = 'search' } }: { option: Option }) {
  return (
    <>
      {picture === undefined ? (
        <span className="lv-search-icon">
          <Icon name={icon} size={20} />
        </span>
      ) : (
        <LazyImage className="lv-search-picture" src={picture} alt="" ratio="1 / 1" />
      )}
      <span className="lv-search-words">
        <span className="lv-search-name">{name}</span>
        {note !== undefined && <span className="lv-search-note lv-clipped">{note}</span>}
      </span>
    </>
  );
}
