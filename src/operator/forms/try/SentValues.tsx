import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormValues } from '#engine/forms/index.ts';
import { say } from '../../language/say.ts';
import { typedWords } from './explain-draft.ts';

export type SentForm = { action: string; values: FormValues };

/** Values that the form would have sent to the platform. */
export const SentValues = ({ form, sent }: { form: FormDocument; sent: SentForm | undefined }) => (
  <section className="op-sent" aria-live="polite">
    {sent ? (
      <>
        <h3>{say('console.trial.sent', { action: sent.action })}</h3>
        <dl>
          {Object.entries(sent.values).map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{typedWords(form, name, value)}</dd>
            </div>
          ))}
        </dl>
      </>
    ) : (
      <p className="op-quiet">{say('console.trial.sentNothing')}</p>
    )}
  </section>
);
