import { useSnapshot } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormModel } from '#engine/forms/index.ts';
import { Glyph } from '#ui/primitives/Glyph.tsx';
import { warningPath } from '#ui/primitives/glyph-paths.ts';
import type { Say } from '#ui/text/use-text.ts';
import { LazyPart } from './LazyPart.tsx';
import { FailureDialog } from './parts.ts';
import { RetryButton } from './fields/RetryButton.tsx';

type FormFailureProps = {
  /** Presentation set by the form's document. */
  failure: FormDocument['failure'];
  model: FormModel;
  busy: boolean;
  say: Say;
  onRetry: () => void;
};

/** The reason why the form as a whole was refused, above the buttons or in a dialog. */
export function FormFailure({ failure: presentation, model, busy, say, onRetry }: FormFailureProps) {
  const { failure } = useSnapshot(model.form, { sync: true });
  if (!failure) return null;
  if (presentation?.present === 'dialog') {
    const close = (): void => model.fail(undefined);
    return (
      <LazyPart say={say}>
        <FailureDialog
          failure={failure}
          title={presentation.title ?? 'form.failure.title'}
          say={say}
          onClose={close}
          onRetry={() => {
            close();
            onRetry();
          }}
        />
      </LazyPart>
    );
  }
  return (
    <div className="lv-form-failure" role="alert">
      <Glyph path={warningPath} />
      <p>{say(failure.key, failure.params)}</p>
      {failure.retry && <RetryButton say={say} busy={busy} onClick={onRetry} />}
    </div>
  );
}
