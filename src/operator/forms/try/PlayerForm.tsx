import { useRef, type FocusEvent } from 'react';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import { documentField, type FieldName, type FormValues, type SendAnswer } from '#engine/forms/index.ts';
import { Form, type FormInUse, type FormSources } from '#ui/form/index.ts';
import { documentOf } from '../../documents/reader.ts';
import { say } from '../../language/say.ts';
import { usePackDocuments } from '../../workspace/WorkspaceContext.tsx';

export type PlayerFormProps = {
  form: FormDocument;
  name: string;
  inUse: FormInUse;
  sources: FormSources;
  language: string;
  theme: 'dark' | 'light';
  onSend: (action: Action, values: FormValues) => Promise<SendAnswer>;
  onAction: (action: Action) => void;
  onToast: (text: string) => void;
  onField: (field: FieldName) => void;
};

/** The player's form, rendered by the portal's own code in the brand's look. */
export const PlayerForm = ({
  form,
  name,
  inUse,
  sources,
  language,
  theme,
  onSend,
  onAction,
  onToast,
  onField,
}: PlayerFormProps) => {
  const { model, modes, mode, setMode } = inUse;
  const described = documentOf(usePackDocuments(), 'languages', 'main')?.languages[language];
  const last = useRef<FieldName>(undefined);
  const follow = ({ target }: FocusEvent<HTMLElement>): void => {
    const named = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
    const field = named === undefined ? undefined : documentField(named);
    if (field === undefined || field === last.current) return;
    last.current = field;
    onField(field);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its fields bubbles here
    <section
      className="op-player"
      aria-label={say('console.trial.form', { name })}
      data-theme={theme}
      lang={language}
      dir={described?.direction ?? 'ltr'}
      data-tall={described?.tall}
      onFocus={follow}
    >
      <Form
        document={form}
        model={model}
        modes={modes}
        {...(mode !== undefined && { mode })}
        onMode={setMode}
        onSend={onSend}
        onAction={onAction}
        onToast={onToast}
        sources={sources}
      />
    </section>
  );
};
