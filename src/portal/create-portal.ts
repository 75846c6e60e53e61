import { subscribe } from 'valtio';
import type { DocumentStore } from '#ui/documents/documents.tsx';
import type { Say } from '#ui/text/say.ts';
import type { Texts } from '#ui/text/create-texts.ts';
import type { ThemeModeStore } from '#ui/theme/theme-mode.ts';
import { createCallCache, isPersonal } from './calls/call-cache.ts';
import { createKeptAnswers, keptNames } from './calls/kept-answers.ts';
import { createFactSource } from './facts/fact-source.ts';
import { tellError } from './errors/tell-error.ts';
import { createAffiliateFlow } from './flows/affiliate-flow.ts';
import { createLoginFlow } from './flows/login-flow.ts';
import { createEncryption } from './gateway/encrypt.ts';
import { createGateway } from './gateway/gateway.ts';
import { lateMetFlags, noMetFlags } from './flags/late-met-flags.ts';
import type { Hold } from './hydration/hold.ts';
import type { LanguageStore } from './language/language-store.ts';
import { createActivity } from './session/activity.ts';
import { createSessionStore } from './session/session-store.ts';
import { createAlerts } from './shell/alert-store.ts';
import { createNavigation } from './shell/navigation.ts';
import { createToasts } from './toasts/toast-store.ts';
import { createPlay } from './play/play-store.ts';
import { createDesk } from './support/desk-store.ts';
import type { PortalFault } from './runtime/portal-fault.ts';
import type { Portal } from './runtime/portal.ts';
import { createPendingIdentity } from './ways-in/pending-identity.ts';
import { createViewer } from './runtime/viewer.ts';
import type { ViewerWidth } from '#contract/drawn-page.ts';
import { unknownVisitor, type Visitor } from './runtime/visitor.ts';
import type { WindowPort } from './runtime/window-port.ts';

export type PortalOptions = {
  documents: DocumentStore;
  texts: Texts;
  language: LanguageStore;
  theme: ThemeModeStore;
  fetch: typeof globalThis.fetch;
  /** Storage of the tab, for entries and kept answers. */
  storage: Storage | undefined;
  /** Storage of the browser, for what all tabs have in common: the session. */
  shared: Storage | undefined;
  window: WindowPort;
  clock: () => Date;
  report: (fault: PortalFault) => void;
  /** Keeps the portal as the server drew its page. */
  hold?: Hold | undefined;
  /** Calls begin traces. */
  traced?: boolean | undefined;
  /** Width of a page that is drawn where there is none to measure. */
  width?: ViewerWidth | undefined;
  /** Whom flags are decided for; one who is not known unless given. */
  visitor?: Visitor | undefined;
  /** Variants of flags that the page meets are told to the server. */
  countsFlags?: boolean | undefined;
  /** Path of the page at the start. */
  path?: string | undefined;
};

/** Storage entries that survive a logout: answers about the merchant, not about the member. */
const merchantEntries = [...Object.values(keptNames), 'livery.affiliateCode', 'livery.referralCode'];

/** Milliseconds for which answers that came with the page count as fresh. */
const freshMs = 30_000;

/** Creates a portal; page, stories and tests all use it. */
export function createPortal(options: PortalOptions): Portal {
  const { documents, texts, language, theme, fetch, storage, shared, window, report, hold } = options;
  const clock = hold?.clock ?? options.clock;
  const say: Say = (key, params) => texts.say()(key, params);
  const session = createSessionStore({
    shared,
    storage,
    clock: options.clock,
    merchantEntries,
    held: hold !== undefined,
  });
  const activity = createActivity(options.clock, globalThis.window, shared);
  const toasts = createToasts();
  const alerts = createAlerts();
  const navigation = createNavigation(options.path);
  const gateway = createGateway({
    fetch,
    encryption: createEncryption(fetch),
    session: () => session.begun,
    language: () => language.current,
    traced: options.traced,
    idleSeconds: () => (clock().getTime() - activity.last()) / 1000,
    onSessionLost: (lost) => login.lost(lost),
  });
  const stamp = () => ({ seq: documents.current.seq, language: language.current });
  const calls = createCallCache({
    // What is asked while the page is taken over would be answered before all of it is.
    call: hold ? (...asked) => hold.released.then(() => gateway.call(...asked)) : gateway.call,
    kept: createKeptAnswers(storage, stamp),
    given: hold?.answers,
  });
  const login = createLoginFlow({
    documents,
    session,
    calls,
    gateway,
    navigation,
    report,
    onward: () => play.goOn(),
    onAbandoned: () => toasts.show(say('login.abandoned'), 'warning'),
    onLost: () => toasts.show(say('session.ended'), 'warning'),
  });
  const pendingIdentity = createPendingIdentity();
  const desk = createDesk();
  const play = createPlay({ session, navigation });
  const affiliate = createAffiliateFlow({
    gateway,
    storage,
    window,
    onWrong: () => tellError({ documents, texts, toasts, alerts }, 'AFFILIATE_NOT_FOUND'),
  });
  const viewer = createViewer(clock, options.width ?? hold?.drawn.width);
  const visitor = options.visitor ?? unknownVisitor;
  const metFlags = options.countsFlags ? lateMetFlags(() => gateway) : noMetFlags;
  const facts = createFactSource({
    documents,
    session,
    language,
    theme,
    navigation,
    login,
    affiliate,
    pendingIdentity,
    viewer,
    desk,
    visitor,
    metFlags,
    calls,
  });

  // Answers of the gateway depend on documents and on the page's language.
  const askAgain = () => calls.invalidate((id) => !isPersonal(id));
  let { seq } = documents.current;
  const followDocuments = () => {
    if (documents.current.seq === seq) return;
    ({ seq } = documents.current);
    askAgain();
  };
  subscribe(documents, followDocuments, true);
  subscribe(language, askAgain, true);
  subscribe(navigation, metFlags.turn, true);
  void hold?.released.then(() => {
    const isFresh = clock().getTime() - hold.drawn.at < freshMs;
    session.restore();
    viewer.measure();
    // Whether the site is open depends on where its visitor is.
    calls.invalidate((id) => !isFresh || id === 'systemStatus');
  });

  return {
    documents,
    texts,
    say,
    facts,
    gateway,
    fetch,
    calls,
    session,
    activity,
    language,
    theme,
    toasts,
    navigation,
    login,
    affiliate,
    pendingIdentity,
    play,
    viewer,
    visitor,
    metFlags,
    desk,
    window,
    storage,
    shared,
    clock,
    report,
    alerts,
  };
}
