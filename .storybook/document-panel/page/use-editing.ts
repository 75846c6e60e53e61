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

/** Milliseconds after which edited props that did not come back from the manager are given up. */
const MOST_WAIT = 10_000;

/** An edited document: its text, and the last value that could be read from it. */
type Edited = { text: string; value: JsonObject | undefined };
type EditedDocuments = Readonly<Record<string /* kind/id */, Edited>>;

const editsOf = (edited: EditedDocuments): Edits =>
  Object.fromEntries(Object.entries(edited).flatMap(([key, { value }]) => (value ? [[key, value]] : [])));

/** Props that were just edited, shown until they come back from the manager: what is typed meanwhile would be lost. */
function useSentArgs(storyId: string | undefined, json: string) {
  const [sent, setSent] = useState<{ storyId: string | undefined; args: JsonObject }>();
  const isBack = sent !== undefined && sameJson(sent.args, parseJson(json));
  if (isBack) setSent(undefined);
  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => setSent(undefined), MOST_WAIT);
    return () => clearTimeout(timer);
  }, [sent]);
  return {
    sentArgs: sent?.storyId === storyId ? sent?.args : undefined,
    keepArgs: (args: JsonObject) => setSent({ storyId, args }),
  };
}

/**
 * Edited documents by brand, kept across stories. Props are edited as args of the story and change the screen that
 * contains the block.
 */
export function useEditing(packs: PackSet) {
  const [byBrand, setByBrand] = useState<Readonly<Record<string, EditedDocuments>>>({});
  const tell = (): void => {
    for (const [brand, edited] of Object.entries(byBrand))
      tellManager({ livery: 'edits', brand, edits: editsOf(edited) });
  };
  const story = useStory(tell);
  useEffect(tell);
  const brand = story?.brand ?? '';
  const known = useMemo(() => knownDocuments(packs, brand), [packs, brand]);
  const edited = useMemo(() => byBrand[brand] ?? {}, [byBrand, brand]);
  const json = JSON.stringify(story?.args ?? {});
  const { sentArgs, keepArgs } = useSentArgs(story?.id, json);

  const put = (key: string, text: string): void =>
    setByBrand((before) => {
      const { [key]: old, ...others } = before[brand] ?? {};
      const value = parseJson(text);
      const same = value !== undefined && sameJson(value, known[key]?.merged as unknown as Json);
      const understood = isJsonObject(value) ? value : old?.value;
      return { ...before, [brand]: same ? others : { ...others, [key]: { text, value: understood } } };
    });

  // Controls and the JSON of the props edit the same args.
  useEffect(() => {
    if (!story?.facts?.at || story.facts.brand !== brand) return;
    const { screen, pointer } = story.facts.at;
    const key = `screen/${screen}`;
    const now = edited[key]?.value ?? known[key]?.merged;
    const untouched = json === JSON.stringify(story.initialArgs);
    if (!isJsonObject(now) || (untouched && edited[key] === undefined)) return;
    const next = withValueAt(now, joinPointer(pointer, 'props'), parseJson(json) ?? {});
    if (!sameJson(next, now)) put(key, pretty(next));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only args that change are taken over
  }, [json, story?.id]);

  const editArgs = (text: string): void => {
    const args = parseJson(text);
    if (!isJsonObject(args)) return;
    keepArgs(args);
    tellManager({ livery: 'args', args: withRemoved(story, args) });
  };
  return {
    story,
    args: (sentArgs ?? story?.args ?? {}) as JsonObject,
    edited,
    edit: (key: string, text: string): void => (key === PROPS ? editArgs(text) : put(key, text)),
    takeBack: (key: string): void => {
      if (key === PROPS) editArgs(pretty(story?.initialArgs ?? {}));
      else setByBrand((before) => ({ ...before, [brand]: without(before[brand] ?? {}, key) }));
    },
  };
}

const without = (edited: EditedDocuments, key: string): EditedDocuments =>
  Object.fromEntries(Object.entries(edited).filter(([name]) => name !== key));

/** Args to merge: removed properties are set to undefined. */
const withRemoved = (story: StoryNow | undefined, args: JsonObject): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(story?.args ?? {}).map((name) => [name, undefined])),
  ...args,
});
