import {
  autocompletion,
  snippet,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { getLocation } from 'jsonc-parser';
import type { JsonEditorProps } from '../types.ts';
import type { JsonLanguage, Suggestion } from './json-language.ts';

/** Converts snippet placeholders of the language service, `$1` and `${1:words}`, to CodeMirror's. */
const asTemplate = (text: string): string =>
  text
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '#{$1}')
    .replaceAll(/\$\d+/g, '#{}')
    .replaceAll('\\$', '$');

const applied = ({ insert, kind }: Suggestion): NonNullable<Completion['apply']> =>
  kind === 'property' || insert.includes('$') ? snippet(asTemplate(insert)) : insert;

/** True when an offer contains the typed text without its quotes. */
const matches = (offer: string, typed: string): boolean =>
  offer.toLowerCase().includes(typed.replaceAll('"', '').toLowerCase());

type Sources = { language: () => JsonLanguage; complete: () => JsonEditorProps['complete'] };

async function offers(
  { language, complete }: Sources,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const text = context.state.doc.toString();
  const before = text.slice(context.state.doc.lineAt(context.pos).from, context.pos);
  if (!context.explicit && !/[\w"]$/.test(before)) return null;
  const location = getLocation(text, context.pos);
  const node = location.previousNode;
  const inside = node && context.pos > node.offset && context.pos <= node.offset + node.length;
  const [from, to] = inside ? [node.offset, node.offset + node.length] : [context.pos, context.pos];
  const typed = text.slice(from, context.pos);

  const known = location.isAtPropertyKey ? [] : (complete()?.(location.path, text) ?? []);
  const named = known
    .filter(({ value, detail = '' }) => matches(`${value} ${detail}`, typed))
    .slice(0, 200)
    .map(({ value, detail }): Completion => ({
      label: value,
      type: 'constant',
      ...(detail && { detail }),
      apply: JSON.stringify(value),
      boost: 1,
    }));
  const said = (await language().complete(text, context.pos))
    .filter((offer) => offer.from === from || named.length === 0)
    .filter(({ label }) => matches(label, typed));
  const at = named.length > 0 ? from : (said[0]?.from ?? from);
  const options = [
    ...named,
    ...said.map((offer): Completion => ({
      label: offer.label,
      type: offer.kind,
      apply: applied(offer),
      ...(offer.info && { info: offer.info }),
    })),
  ];
  if (options.length === 0) return null;
  return { from: at, to: named.length > 0 ? to : (said[0]?.to ?? to), options, filter: false };
}

/** Completions of the schema and of the place, while typing and on Ctrl+Space. */
export const jsonCompletion = (sources: Sources): Extension =>
  autocompletion({
    override: [(context) => offers(sources, context)],
    icons: false,
    maxRenderedOptions: 200,
  });
