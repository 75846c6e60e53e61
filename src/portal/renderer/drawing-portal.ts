import { proxy, ref } from 'valtio';
import type { DrawTask } from '#contract/drawn-page.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import type { Texts } from '#ui/text/create-texts.ts';
import { createPortal } from '../create-portal.ts';
import { createLanguageStore } from '../language/language-store.ts';
import type { PortalFault } from '../runtime/portal-fault.ts';
import type { Portal } from '../runtime/portal.ts';
import { noWindow } from './no-window.ts';

/** A visitor's portal, as the server draws its page. */
export function drawingPortal(
  task: DrawTask,
  {
    texts,
    fetch,
    report,
  }: {
    texts: (documents: Documents) => Texts;
    fetch: typeof globalThis.fetch;
    report: (fault: PortalFault) => void;
  },
): Portal {
  const { language, mode, host, address, at, width, pack, pointer } = task;
  const core = JSON.parse(task.core) as CorePart;
  const flags = task.flags ? { ...core.flags, flags: task.flags as typeof core.flags.flags } : core.flags;
  const current: Documents = { ...core, flags, pack, seq: pointer.seq };
  return createPortal({
    documents: proxy({ current: ref(current) }),
    texts: texts(current),
    language: createLanguageStore({ first: language, storage: undefined, speak: async () => false }),
    theme: proxy({ mode, set: () => {}, setDefault: () => {}, settle: () => {} }),
    fetch,
    storage: undefined,
    shared: undefined,
    window: noWindow(host, address),
    clock: () => new Date(at),
    report,
    width,
    path: address.replace(/[?#].*/u, ''),
  });
}
