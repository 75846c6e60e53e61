import { useState } from 'react';
import { documentKey } from '#engine/packs.ts';
import { splitPlural } from '#engine/texts/plural-key.ts';
import { isRich } from '#engine/texts/rich-markup.ts';
import type { PageEdit } from '../preview/preview-link.ts';
import { originOf, type Inheritance } from '../documents/origin.ts';
import { languageName } from '../documents/reader.ts';
import { editsOf, withText } from '../documents/text-edits.ts';
import { otherUses, textUses, withWordsAt } from '../documents/words-at.ts';
import { say } from '../language/say.ts';
import {
  usePack,
  usePackDocuments,
  useRights,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { partsOf, templateOf, type TemplatePart } from './template-parts.ts';
import { keysWithWords, placeInBlock, shownText } from './text-on-page.ts';

export type PressedText = Extract<PageEdit, { type: 'text' }>;

/** One text that was pressed, as it is edited. */
export type PageLine = {
  key: string;
  /** Its words and placeholders; a rich text is one part, as HTML. */
  parts: readonly TemplatePart[];
  rich: boolean;
  origin: Inheritance;
  /** Other places of documents that show it. */
  others: number;
  /** Whether the place gets words of its own; undefined where the block does not name the text itself. */
  onlyHere: boolean | undefined;
  set: (part: number, words: string) => void;
  setOnlyHere: (only: boolean) => void;
  /** Brings back the words of the pack below. */
  reset: (() => void) | undefined;
};

/** The texts behind pressed words: those that drew them, else those that read so in the language shown. */
export function useTextOnPage(pressed: PressedText) {
  const { language, path } = pressed;
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { drafts } = useWorkspaceState();
  const { pack, extends: parent } = usePack();
  const rights = useRights('texts');
  const screens = useRights('screen');
  const texts = documentKey('texts', language);
  const [entered, setEntered] = useState<Readonly<Record<string, readonly TemplatePart[]>>>({});
  const [shared, setShared] = useState<ReadonlySet<string>>(new Set());
  const [keys] = useState(() =>
    pressed.keys.length > 0 ? pressed.keys : keysWithWords(documents, language, pressed.words),
  );
  const found = keys.flatMap((key) => {
    const template = shownText(documents, [language], key);
    return template === undefined ? [] : [{ key, template }];
  });

  const lines = found.map(({ key, template }): PageLine => {
    const place = placeInBlock(documents, path, key);
    const named = splitPlural(key).base;
    const uses = Object.values(textUses(documents, named)).reduce((sum, count) => sum + count, 0);
    const origin = originOf(drafts[texts], { pack, parent }, ['texts', key]);
    const rich = isRich(template);
    const parts =
      entered[key] ?? (rich ? [{ at: 0, kind: 'words' as const, text: template }] : partsOf(template));
    return {
      key,
      parts,
      rich,
      origin,
      others: place ? otherUses(documents, key) : Math.max(0, uses - 1),
      onlyHere: place && screens.edit && otherUses(documents, key) > 0 ? !shared.has(key) : undefined,
      set: (part, words) =>
        setEntered({
          ...entered,
          [key]: parts.map((each) => (each.at === part ? { ...each, text: words } : each)),
        }),
      setOnlyHere: (only) =>
        setShared(new Set(only ? [...shared].filter((other) => other !== key) : [...shared, key])),
      reset:
        origin.set && origin.value !== undefined
          ? () => {
              const { [key]: dropped, ...others } = entered;
              setEntered(dropped ? others : entered);
              workspace.reset(say('console.pageEdit.editReset', { key }), { [texts]: [['texts', key]] });
            }
          : undefined,
    };
  });

  return {
    lines,
    locked: !rights.edit,
    /** Saves what was entered as one step; false when a text would be empty. */
    save(): boolean {
      const changed = lines.flatMap(({ key, parts, onlyHere }) => {
        const words = templateOf(parts);
        const before = found.find((one) => one.key === key)?.template;
        return entered[key] && words !== before ? [{ key, words, onlyHere }] : [];
      });
      if (changed.some(({ words }) => words.trim() === '')) return false;
      const edits = changed.map(({ key, words, onlyHere }) => (now: typeof documents) => {
        const place = onlyHere ? placeInBlock(now, path, key) : undefined;
        return place ? withWordsAt(now, place, { language, words }) : withText(now, language, key, words);
      });
      if (edits.length === 0) return true;
      const [first] = changed;
      workspace.edit(
        say('console.words.edit', { what: first?.key ?? '', language: languageName(language) }),
        editsOf(documents, ...edits),
      );
      return true;
    },
  };
}
