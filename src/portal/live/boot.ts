import type { CorePart, Manifest, TextsPart } from '#engine/bundle/bundle-format.ts';
import type { LiveBundle, Pointer } from '#engine/live/live.ts';

/** Data embedded in the HTML: the page's bundle, and the preview if it shows one. */
export type Boot = {
  pointer: Pointer;
  manifest: Manifest;
  core: CorePart;
  texts: TextsPart;
  /** The texts are only those of the drawn page; the part of the bundle has all. */
  someTexts?: true;
  language: string;
  preview?: PreviewBoot;
  /** The server follows calls by traces. */
  traced?: true;
};

/** The preview that a page shows. */
export type PreviewBoot = {
  token: string;
  /** ISO 8601, UTC. */
  until: string;
  /** Name of the brand. */
  name: string;
  /** The preview can be viewed as a logged-in member. */
  personas: boolean;
  mode?: 'dark' | 'light';
};

/** Parses the bundle embedded in the HTML; undefined when the page was served without one. */
export function readBoot(root: Document): Boot | undefined {
  return readJson<Boot>(root, 'livery-boot');
}

/** Parses the JSON of an element of the HTML; undefined when there is none. */
export function readJson<Value>(root: Document, id: string): Value | undefined {
  const json = root.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as Value) : undefined;
}

/** The embedded bundle in the form a page holds; its theme is the linked style sheet. */
export function bundleOfBoot({ pointer, manifest, core, texts, someTexts, language }: Boot): LiveBundle {
  const held: [string, unknown][] = [
    ['core', core],
    ...(someTexts ? [] : [[`texts/${language}`, texts] satisfies [string, unknown]]),
    ['theme.css', null],
  ];
  const parts = held.map(([name, value]) => [name, { hash: manifest.parts[name] ?? '', value }] as const);
  return { pointer, manifest, parts: Object.fromEntries(parts), kill: pointer.kill };
}
