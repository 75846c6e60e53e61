import { useEffect, type RefObject } from 'react';
import { addons } from 'storybook/preview-api';
import { subscribe } from 'valtio';
import { fieldErrors, type FormModel } from '#engine/forms/index.ts';
import type { ExplainOptions } from '#engine/forms/explain/explain.ts';
import type { Say } from '#ui/text/use-text.ts';
import { explainStory } from './explain-story.ts';
import { ASK_WHY, WHY } from './why-channel.ts';

const refusalsOf = (model: FormModel, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { error } = model.field(name);
      return error && fieldErrors[error.code].origin === 'server' ? [[name, error] as const] : [];
    }),
  );

type WhyOptions = {
  /** Container of the form: its clicked or focused field is explained. */
  root: RefObject<HTMLElement | null>;
  model: FormModel;
  names: readonly string[];
  /** Must be stable. */
  documents: Omit<ExplainOptions, 'values' | 'refusals' | 'step'>;
  say: Say;
};

/** Sends the focused field's explanation to the panel “Why”, again on every change of the form. */
export function useWhy({ root, model, names, documents, say }: WhyOptions): void {
  useEffect(() => {
    const channel = addons.getChannel();
    const part = root.current;
    // Fields of repeating groups have others, by their rows.
    const plain = names.filter((name) => model.has(name));
    let field = plain[0] ?? '';
    const tell = (): void => {
      const values = Object.fromEntries(plain.map((name) => [name, model.field(name).value]));
      const refusals = refusalsOf(model, plain);
      channel.emit(WHY, explainStory(field, { ...documents, values, refusals, step: model.form.step }, say));
    };
    const ask = (asked?: string): void => {
      field = asked ?? field;
      tell();
    };
    const follow = ({ target }: Event): void => {
      const entered = target instanceof Element && target.closest<HTMLElement>('[data-field]');
      const name = entered ? entered.dataset['field'] : undefined;
      if (name !== undefined && name !== field) ask(name);
    };
    const ends = [model.form, ...plain.map((name) => model.field(name))].map((state) =>
      subscribe(state, tell),
    );
    channel.on(ASK_WHY, ask);
    part?.addEventListener('focusin', follow);
    part?.addEventListener('pointerdown', follow);
    tell();
    return () => {
      ends.forEach((end) => end());
      channel.off(ASK_WHY, ask);
      part?.removeEventListener('focusin', follow);
      part?.removeEventListener('pointerdown', follow);
      channel.emit(WHY, undefined);
    };
  }, [root, model, names, documents, say]);
}
