import { explainForm, type ExplainOptions, type FieldExplanation } from '#engine/forms/explain/explain.ts';
import { reasonText } from '#engine/forms/explain/explain-text.ts';
import { isSecret } from '#engine/forms/inputs/parts/input-value.ts';
import type { Say } from '#ui/text/use-text.ts';
import type { Why, WhyAnswer } from './why-channel.ts';

const questions = {
  shown: 'Shown',
  required: 'Required',
  disabled: 'Disabled',
  sent: 'Sent',
  valid: 'Value accepted',
} as const satisfies Partial<Record<keyof FieldExplanation, string>>;

/** Explanation of a field's state in a story, in words. */
export function explainStory(field: string, options: ExplainOptions, say: Say): Why {
  const { form } = options;
  const explanation = explainForm(options)(field);
  const names = {
    field: (name: string) => (form.fields[name] ? say(form.fields[name].label) : name),
    mode: (mode: string) => (form.modes?.[mode] ? say(form.modes[mode].label) : mode),
    step: (step: string) => (form.steps?.items[step] ? say(form.steps.items[step].label) : step),
    value: (name: string, value: unknown) =>
      isSecret(form.fields[name]?.input ?? 'text') ? '••••••' : JSON.stringify(value),
  };
  const answers = Object.entries(questions).map(([key, question]): WhyAnswer => {
    const answer = explanation[key as keyof typeof questions];
    const message = key === 'valid' ? explanation.valid.message : undefined;
    return {
      question,
      holds: answer.holds,
      message: message && say(message.key, message.params),
      reasons: answer.reasons.map((reason) => ({
        text: reasonText(reason, names),
        decides: reason.holds === answer.holds,
        holds: reason.holds,
        place: reason.document === undefined ? undefined : `${reason.document} ${reason.pointer}`,
        layer: reason.layer,
      })),
    };
  });
  const fields = form.order.flatMap((group) => form.groups[group]?.order ?? []);
  return { form: form.id, field, fields, answers };
}
