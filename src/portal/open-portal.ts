import { subscribe } from 'valtio';
import { drawnPageId, type DrawnPage } from '#contract/drawn-page.ts';
import type { TextsPart } from '#engine/bundle/bundle-format.ts';
import type { Live, LiveFault } from '#engine/live/live.ts';
import { nextTask } from '#ui/base/next-task.ts';
import { loadWithRetry, setChunkTimeout } from '#ui/blocks/load-with-retry.ts';
import { afterFirstPaint, loadScripts } from '#ui/fonts/load-fonts.ts';
import { createTexts, type Texts } from '#ui/text/create-texts.ts';
import { createThemeMode } from '#ui/theme/theme-mode.ts';
import { applyThemeCss } from '#ui/theme/theme-sheet.ts';
import { createHold, type Hold } from './hydration/hold.ts';
import { createLanguageStore, storedLanguage } from './language/language-store.ts';
import { readBoot, readJson, type Boot } from './live/boot.ts';
import { followMember } from './live/follow-member.ts';
import { liveDocuments, textsOf } from './live/live-documents.ts';
import { rolloutBucket } from './live/rollout-bucket.ts';
import { startLive } from './live/start-live.ts';
import { followTabs } from './session/follow-tabs.ts';
import { createPortal } from './create-portal.ts';
import type { Portal } from './runtime/portal.ts';
import { reportToConsole } from './runtime/report.ts';
import { visitorOf } from './runtime/visitor.ts';
import { browserWindow } from './runtime/window-port.ts';

/** The page's portal; `hold` keeps it as the server drew it, where that can be taken over. */
export type OpenedPortal = { portal: Portal; live: Live; framed: boolean; hold: Hold | undefined };

/** Creates the page's portal from the data in the HTML, and keeps it up to date. */
export async function openPortal(): Promise<OpenedPortal> {
  const boot = readBoot(document);
  if (!boot) throw new Error('The page was served without its bundle. Load it from the Livery server.');
  await nextTask();
  // Lazy: only pages that show a draft load it.
  const preview = boot.preview && (await import('./preview/open-preview.ts')).openPreview(boot.preview);
  const local = preview ? preview.local : storageOf(() => localStorage);
  let spoken = boot.language;
  const onFault = (fault: LiveFault) => {
    reportToConsole(fault);
    preview?.onFault(fault);
  };
  let change = (): void => undefined;
  const updatesAfter = new Promise<void>((resolve) => (change = resolve));
  const live = startLive({ boot, language: () => spoken, onFault, updatesAfter });
  const bundle = await live.start();
  if (!bundle) throw new Error('There is no bundle to show.');
  await nextTask();

  const documents = liveDocuments(live, bundle);
  const described = () => documents.current.languages;
  const known = textsOf(bundle, boot.language);
  const texts = createTexts(known ?? boot.texts, described, known === undefined && boot.someTexts);
  const speak = async (language: string, ready: () => Promise<boolean>) => {
    const words = textsOf(live.current, language) ?? (await broughtTexts(live, language));
    if (!words) return false;
    if (!(await ready())) return true;
    spoken = language;
    texts.replace(words);
    void loadScripts([described()?.[language]]);
    texts.speak(language);
    return true;
  };
  const language = createLanguageStore({
    first: boot.language,
    storage: local,
    speak,
    onChosen: preview ? (choice) => preview.chosen({ language: choice }) : keepForServer,
  });
  const chosen = storedLanguage(local);
  if (
    chosen !== undefined &&
    chosen !== boot.language &&
    documents.current.brand.languages?.includes(chosen)
  ) {
    await language.choose(chosen);
  }
  await nextTask();

  const clock = () => new Date();
  const page = readJson<DrawnPage>(document, drawnPageId);
  // A newer bundle of the browser's, a language chosen here alone, or a place in the history with another page below: drawn anew.
  const isDrawn =
    bundle.pointer.seq === boot.pointer.seq && language.current === boot.language && !history.state?.usr;
  const rest = texts.isWhole() ? undefined : restOf(live, boot, texts);
  const hold = page && isDrawn ? createHold(page, clock, rest) : undefined;
  // The texts of the drawn page are not enough for another.
  if (!hold) (await rest)?.();
  // What is published meanwhile would differ from what the server drew.
  void Promise.resolve(hold?.released).then(change);

  const theme = createThemeMode({
    drawn: hold?.drawn.mode,
    root: document.documentElement,
    storage: local,
    systemDark: matchMedia('(prefers-color-scheme: dark)'),
    preference: documents.current.brand.defaultMode ?? 'system',
  });
  void hold?.released.then(theme.settle);
  const dress = () => {
    const { brand, constants } = documents.current;
    theme.setDefault(brand.defaultMode ?? 'system');
    setChunkTimeout(constants.constants.chunkTimeoutMs ?? 120_000);
  };
  dress();
  const loadSpoken = () => void loadScripts([described()?.[spoken]]);
  afterFirstPaint(loadSpoken);
  subscribe(documents, dress, true);
  let seen = described();
  subscribe(
    documents,
    () => {
      if (described() === seen) return;
      seen = described();
      loadSpoken();
      texts.speak(spoken);
    },
    true,
  );
  followTexts(live, texts, () => spoken);
  followTheme(live);

  await nextTask();
  const bucket = rolloutBucket(document, Math.random, location.protocol === 'https:');
  let noteFault = (): void => {};
  const portal = createPortal({
    documents,
    texts,
    language,
    theme,
    fetch: preview?.fetch ?? ((input, init) => fetch(input, init)),
    storage: preview ? preview.storage : storageOf(() => sessionStorage),
    shared: local,
    window: preview ? { ...browserWindow, ...preview.window } : browserWindow,
    clock,
    report: (fault) => {
      reportToConsole(fault);
      noteFault();
    },
    hold,
    path: location.pathname,
    countsFlags: preview === undefined,
    visitor: visitorOf(bucket, document, navigator.userAgent),
    traced: boot.traced,
  });
  await preview?.begin(portal);
  const { seq, rollout } = bundle.pointer;
  if (!preview && rollout < 100) {
    // Lazy: only pages of a brand with a rollout load it.
    const { tellHealth } = await import('./live/tell-health.ts');
    const health = tellHealth({
      seq,
      call: portal.gateway.call,
      later: (task, milliseconds) => void setTimeout(task, milliseconds),
    });
    noteFault = health.fault;
    addEventListener('error', health.fault);
    addEventListener('unhandledrejection', health.fault);
  }
  if (!preview) {
    followMember(portal, (input, init) => fetch(input, init));
    void Promise.resolve(hold?.released).then(() => followTabs(portal.login));
  }
  return {
    portal,
    live,
    framed: preview !== undefined && window.parent !== window,
    hold,
  };
}

async function broughtTexts(live: Live, language: string) {
  return (await live.bring([`texts/${language}`])) ? textsOf(live.current, language) : undefined;
}

/**
 * Brings the texts that a drawn page came without; answers what puts them in the place of the page's own. On an insecure address,
 * where no part of a bundle can be checked, they come as unchecked as the page itself did.
 */
async function restOf(live: Live, { manifest, language }: Boot, texts: Texts): Promise<() => void> {
  const bring = async () =>
    (await broughtTexts(live, language)) ??
    ((await (
      await fetch(`/config/v1/bundles/${manifest.parts[`texts/${language}`] ?? ''}`)
    ).json()) as TextsPart);
  const words = await loadWithRetry(bring, { attempts: Number.POSITIVE_INFINITY }).catch((error: unknown) => {
    reportToConsole({ code: 'TEXTS_MISSING', message: `Texts of the page did not come: ${String(error)}` });
    return undefined;
  });
  return () => words && texts.replace(words);
}

/** Speaks the words of each new bundle. */
function followTexts(live: Live, texts: Texts, spoken: () => string): void {
  let shown = live.current?.parts[`texts/${spoken()}`];
  const follow = () => {
    const part = live.current?.parts[`texts/${spoken()}`];
    const words = textsOf(live.current, spoken());
    // While a drawn page is taken over its texts stay as they are.
    if (!part || !words || part.hash === shown?.hash || !texts.isWhole()) return;
    shown = part;
    texts.replace(words);
  };
  subscribe(live, follow, true);
}

/** Applies each new bundle's theme; the first is a linked style sheet in the HTML. */
function followTheme(live: Live): void {
  let worn: string | undefined;
  const wear = () => {
    const part = live.current?.parts['theme.css'];
    if (!part || part.hash === worn) return;
    worn = part.hash;
    if (typeof part.value === 'string') applyThemeCss(part.value);
  };
  wear();
  subscribe(live, wear, true);
}

/** The server writes the next HTML in the language of this cookie. */
function keepForServer(language: string): void {
  document.cookie = `livery_language=${encodeURIComponent(language)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** A storage, unless the browser forbids it. */
function storageOf(storage: () => Storage): Storage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
}
