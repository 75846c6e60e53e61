import { useEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { proxy, ref, useSnapshot } from 'valtio';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import type { Ref } from '#engine/proxy-types.ts';
import type { DocumentStore, Documents } from '#ui/documents/documents.tsx';
import type { Texts } from '#ui/text/create-texts.ts';
import { ASK_EDITS, EDITS, type Edits } from './document-panel/messages.ts';

const none: Edits = {};
const edited = proxy<Record<string, Ref<Edits>>>({});
let listening = false;

/** Listens to the panel's edits, from the first story on. */
function listen(): void {
  if (listening) return;
  listening = true;
  const channel = addons.getChannel();
  channel.on(EDITS, ({ brand, edits }: { brand: string; edits: Edits }) => {
    edited[brand] = ref(edits);
  });
  channel.emit(ASK_EDITS);
}

const plural: Readonly<Record<string, 'screens' | 'menus' | 'forms' | 'rules'>> = {
  screen: 'screens',
  menu: 'menus',
  form: 'forms',
  rules: 'rules',
};
const single = ['brand', 'theme', 'patterns', 'flags', 'constants', 'errors'];

/** Documents with those that are edited in their place. */
export function withEdits<Core extends CorePart>(core: Core, edits: Edits): Core {
  let result = core;
  for (const [key, document] of Object.entries(edits)) {
    const [kind = '', id = ''] = key.split('/');
    const group = plural[kind];
    if (group) result = { ...result, [group]: { ...result[group], [id]: document } };
    else if (single.includes(kind)) result = { ...result, [kind]: document };
  }
  return result;
}

/** Exchanges the documents of a page, as a publication does it. */
function publish(store: DocumentStore, documents: Documents): void {
  store.current = ref(documents);
}

/** The edited documents of a brand; the same object until one changes. */
export function useEdits(brand: string): Edits {
  useEffect(listen, []);
  return useSnapshot(edited)[brand] ?? none;
}

/** Applies edited documents and texts to a page, as a publication does. */
export function useEditedPage(edits: Edits, first: Documents, documents: DocumentStore, texts: Texts): void {
  useEffect(() => {
    if (edits === none) return;
    publish(documents, withEdits(first, edits));
    for (const [key, document] of Object.entries(edits)) {
      const [kind, language = ''] = key.split('/');
      const words = (document as { texts?: Record<string, string> }).texts;
      if (kind === 'texts' && words) texts.replace({ language, texts: words });
    }
  }, [edits, first, documents, texts]);
}
