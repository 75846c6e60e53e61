import { createLanguageStore } from '#portal/language/language-store.ts';
import { createPortal } from '#portal/create-portal.ts';
import type { PortalFault } from '#portal/runtime/portal-fault.ts';
import type { Portal } from '#portal/runtime/portal.ts';
import { browserWindow } from '#portal/runtime/window-port.ts';
import type { DocumentStore } from '#ui/documents/documents.tsx';
import { createTexts } from '#ui/text/create-texts.ts';
import { createThemeMode } from '#ui/theme/theme-mode.ts';
import { longText } from './answers/long-text.ts';
import { faults, type BrandData } from './brand-data.ts';
import type { Setting } from './story-context.ts';
import { showTheme } from './shown-theme.ts';
import { storyFetch } from './story-network.ts';
import { storyClock } from './story-time.ts';

/** Texts of a brand, lengthened for stories about long texts. */
function wordsOf(data: BrandData, language: string, long: boolean): Record<string, string> {
  const words = data.texts[language] ?? {};
  if (!long) return words;
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, longText(text)]));
}

/** A brand's portal on documents and recorded answers, for the story's user. */
export function portalOfStory(setting: Setting, documents: DocumentStore): Portal {
  const { data, mode, language, who, amount } = setting;
  const languageStore = createLanguageStore({
    first: language,
    storage: undefined,
    speak: () => Promise.resolve(true),
  });
  const report = (fault: PortalFault): void => void faults.push(fault);
  const portal = createPortal({
    documents,
    texts: createTexts(
      { language, texts: wordsOf(data, language, amount === 'long') },
      () => documents.current.languages,
    ),
    language: languageStore,
    theme: showTheme(
      createThemeMode({
        root: document.documentElement,
        storage: undefined,
        systemDark: undefined,
        preference: mode === 'brand' ? (data.core.brand.defaultMode ?? 'system') : mode,
      }),
    ),
    fetch: storyFetch({ ...setting, language: () => languageStore.current, report }),
    storage: undefined,
    shared: undefined,
    // A constant address, so that pictures do not depend on the server.
    window: { ...browserWindow, address: () => `https://${data.brand}.example/` },
    clock: storyClock(),
    report,
  });
  const visit = data.visits[who];
  if (visit) portal.session.begin(visit.session);
  return portal;
}
