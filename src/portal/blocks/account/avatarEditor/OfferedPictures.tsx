import { useId } from 'react';
import { useText } from '#ui/text/use-text.ts';
import type { SourceValues } from '#portal/sources/source-values.ts';

/** The brand's pictures, as buttons of which one may be pressed. */
export function OfferedPictures({
  offered,
  chosen,
  busy,
  onChoose,
}: {
  offered: SourceValues['avatars']['offered'];
  /** Address of the one in use. */
  chosen: string | null;
  busy: string | undefined;
  onChoose: (name: string) => void;
}) {
  const say = useText();
  const id = useId();
  return (
    <div>
      <h4 id={id} className="lv-avatars-title">
        {say('avatar.offered')}
      </h4>
      <ul className="lv-avatars-offered" aria-labelledby={id}>
        {offered.map(({ name, url }, at) => (
          <li key={name}>
            <button
              type="button"
              className="lv-avatars-choice"
              aria-pressed={url === chosen}
              aria-busy={busy === name || undefined}
              aria-label={say('avatar.choice', { number: at + 1 })}
              onClick={() => onChoose(name)}
            >
              <img src={url} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
