import { useId } from 'react';
import { say } from '../language/say.ts';
import { Miniature } from '../miniature/Miniature.tsx';
import { useMiniatureTheme } from '../miniature/miniature-theme.ts';
import type { SavedSection } from './sections.ts';

/** What a new screen begins with: nothing, or a template, each with a drawing. */
export const TemplateChoice = ({
  templates,
  value,
  onChange,
}: {
  templates: readonly SavedSection[];
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}) => {
  const name = useId();
  const theme = useMiniatureTheme();
  const empty: SavedSection = {
    id: '',
    name: say('console.screens.fromNothing'),
    about: say('console.screens.fromNothingHint'),
    blocks: [],
  };
  return (
    <fieldset className="op-template-choice">
      <legend>{say('console.sections.beginWith')}</legend>
      <div className="op-templates">
        {[empty, ...templates].map(({ id, name: title, about, blocks }) => (
          <label key={id} className="op-template">
            <Miniature blocks={blocks.map(({ block }) => block)} theme={theme} />
            <span className="op-template-words">
              <input
                type="radio"
                name={name}
                checked={(value ?? '') === id}
                onChange={() => onChange(id === '' ? undefined : id)}
              />
              <strong>{title}</strong>
            </span>
            <span className="op-hint">{about}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
