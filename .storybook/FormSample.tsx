import { useEffect, useMemo, useRef } from 'react';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { formRules } from '#engine/forms/index.ts';
import { Form, useFormModel } from '#ui/form/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { faults } from './brand-data.ts';
import { valueOf, type FormData, type FormStoryArgs } from './form-data.ts';
import { answerTo, checksOf, sourcesOf } from './story-platform.ts';
import { useWhy } from './use-why.ts';

type FormSampleProps = FormStoryArgs & { data: FormData; readFact: (name: string) => unknown };

const rulesOf = (form: FormDocument, own: RulesDocument | undefined, { core }: FormData) =>
  own ?? formRules(form, (id) => (Object.hasOwn(core.rules, id) ? core.rules[id] : undefined));

const fieldsOf = (form: FormDocument): string[] =>
  form.order
    .flatMap((group) => form.groups[group]?.order ?? [])
    .filter((name) => form.fields[name] !== undefined);

const valuesOf = (initial: FormStoryArgs['initial'], { platform }: FormData) =>
  Object.fromEntries(
    Object.entries(initial ?? {}).map(([name, value]) => [name, valueOf(value, platform.captcha.image)]),
  );

/** The form of a story, as the portal draws it. */
export function FormSample({ form, data, readFact, ...args }: FormSampleProps) {
  const { rules: own, initial, mode: first, show, answer = 'accepted', sources: come = 'ready' } = args;
  const say = useText();
  const root = useRef<HTMLDivElement>(null);
  const rules = useMemo(() => rulesOf(form, own, data), [form, own, data]);
  const names = useMemo(() => fieldsOf(form), [form]);
  const sources = useMemo(() => sourcesOf(data, come), [data, come]);
  const { model, modes, mode, setMode } = useFormModel({
    document: form,
    rules,
    patterns: data.core.patterns,
    constants: data.core.constants.constants,
    data: data.sources,
    initial: valuesOf(initial, data),
    ...(first !== undefined && { startMode: first }),
    checks: checksOf({ form, answer }),
    onRuleFault: reportFault,
  });
  useEffect(() => {
    if (show === 'errors') model.showErrors();
  }, [show, model]);

  const documents = useMemo(() => {
    const { patterns, constants } = data.core;
    const { provenance } = data;
    return { form, rules, patterns, constants: constants.constants, mode, facts: readFact, provenance };
  }, [form, rules, data, mode, readFact]);
  useWhy({ root, model, names, documents, say });

  return (
    <div ref={root}>
      <Form
        document={form}
        model={model}
        modes={modes}
        {...(mode !== undefined && { mode })}
        onMode={setMode}
        onSend={() => answerTo(answer, names[0] ?? '')}
        onAction={doNothing}
        sources={sources}
      />
    </div>
  );
}

const reportFault = (fault: { code: string; message: string }): void => void faults.push(fault);

/** Actions lead out of the form, which a story cannot show. */
const doNothing = (): void => {};
