import { useEffect, useMemo, useState } from 'react';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { parseJson, type PackSet } from '#engine/packs.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { Edits, StoryNow } from '../messages.ts';
import { knownDocuments, pretty, withValueAt } from './documents.ts';
import { tellManager, useStory } from './use-story.ts';

/** Pseudo key under which the props of a story's block are edited. */
export const PROPS = 'props';

type Texts = Readonly<Record<string /* kind/id */, string>>;

/** Parsed edits of the texts that are valid JSON. */
const editsOf = (texts: Texts): Edits =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const value = parseJson(text);
      return isJsonObject(value) ? [[key, value] as const] : [];
    }),
  );

/**
 * Edited texts by brand and document, kept across stories. Props are edited as args of the story and change the screen that
 * contains the block.
 */
export function useEditing(packs: PackSet) {
  const [byBrand, setByBrand] = useState<Readonly<Record<string, Texts>>>({});
  const tell = (): void => {
    for (const [brand, texts] of Object.entries(byBrand))
      tellManager({ livery: 'edits', brand, edits: editsOf(texts) });
  };
  const story = useStory(tell);
  useEffect(tell);
  const brand = story?.brand ?? '';
  const known = useMemo(() => knownDocuments(packs, brand), [packs, brand]);
  const texts = useMemo(() => byBrand[brand] ?? {}, [byBrand, brand]);

  const put = (key: string, text: string): void =>
    setByBrand((before) => {
      const { [key]: _old, ...others } = before[brand] ?? {};
      const value = parseJson(text);
      const same = value !== undefined && sameJson(value, known[key]?.merged as unknown as Json);
      return { ...before, [brand]: same ? others : { ...others, [key]: text } };
    });

  // Controls and the JSON of the props edit the same args.
  const json = JSON.stringify(story?.args ?? {});
  useEffect(() => {
    if (!story?.facts?.at || story.facts.brand !== brand) return;
    const { screen, pointer } = story.facts.at;
    const key = `screen/${screen}`;
    const now = parseJson(texts[key] ?? '') ?? known[key]?.merged;
    const untouched = json === JSON.stringify(story.initialArgs);
    if (!isJsonObject(now) || (untouched && texts[key] === undefined)) return;
    const next = withValueAt(now, joinPointer(pointer, 'props'), parseJson(json) ?? {});
    if (!sameJson(next, now)) put(key, pretty(next));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only args that change are taken over
  }, [json, story?.id]);

  const editArgs = (text: string): void => {
    const args = parseJson(text);
    if (isJsonObject(args)) tellManager({ livery: 'args', args: withRemoved(story, args) });
  };
  return {
    story,
    texts,
    edit: (key: string, text: string): void => (key === PROPS ? editArgs(text) : put(key, text)),
    takeBack: (key: string): void => {
      if (key === PROPS && story)
        tellManager({ livery: 'args', args: withRemoved(story, story.initialArgs as JsonObject) });
      else setByBrand((before) => ({ ...before, [brand]: without(before[brand] ?? {}, key) }));
    },
  };
}

const without = (texts: Texts, key: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));

/** Args to merge: removed properties are set to undefined. */
const withRemoved = (story: StoryNow | undefined, args: JsonObject): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(story?.args ?? {}).map((name) => [name, undefined])),
  ...args,
});
