import { documentKey } from '#engine/packs.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

const optional = ['placeholder', 'help', 'message', 'messageSame'] as const;

/** Texts that players see at a field, in every language. */
export const FieldWords = ({ form, field, label }: { form: string; field: string; label: string }) => {
  const locked = !useRights('form').edit;
  const place = (what: string) => ({
    key: documentKey('form', form),
    path: ['fields', field, what],
    name: `form.${form}.${field}.${what}`,
  });
  return (
    <div className="op-form-words">
      <WordsEditor
        label={say('console.forms.label')}
        of={label}
        place={{ ...place('label'), name: `form.${form}.${field}` }}
        locked={locked}
      />
      {optional.map((what) => (
        <WordsEditor
          key={what}
          label={say(`console.forms.${what}`)}
          of={label}
          place={place(what)}
          locked={locked}
          optional
          start={label}
          {...(what === 'message' && { hint: say('console.forms.ofPattern') })}
        />
      ))}
    </div>
  );
};
