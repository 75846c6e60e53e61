import type { DocumentStore } from '#ui/documents/documents.tsx';
import type { FactSource } from '#ui/facts/facts.tsx';
import type { Texts } from '#ui/text/create-texts.ts';
import type { Say } from '#ui/text/say.ts';
import type { ThemeModeStore } from '#ui/theme/theme-mode.ts';
import type { CallCache } from '../calls/call-cache.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { LanguageStore } from '../language/language-store.ts';
import type { Activity } from '../session/activity.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { AlertStore } from '../shell/alert-store.ts';
import type { PlayStore } from '../play/play-store.ts';
import type { Navigation } from '../shell/navigation.ts';
import type { ToastStore } from '../toasts/toast-store.ts';
import type { DeskStore } from '../support/desk-store.ts';
import type { LoginFlow } from '../flows/login-flow.ts';
import type { AffiliateFlow } from '../flows/affiliate-flow.ts';
import type { MetFlags } from '../flags/met-flags.ts';
import type { PendingIdentityStore } from '../ways-in/pending-identity.ts';
import type { Viewer } from './viewer.ts';
import type { PortalFault } from './portal-fault.ts';
import type { Visitor } from './visitor.ts';
import type { WindowPort } from './window-port.ts';

/** Everything blocks, actions, sources and facts of the portal work with. Made by createPortal. */
export type Portal = {
  documents: DocumentStore;
  texts: Texts;
  say: Say;
  facts: FactSource;
  gateway: Gateway;
  /** Requests of the page, for answers that are streams. */
  fetch: typeof globalThis.fetch;
  calls: CallCache;
  session: SessionStore;
  activity: Activity;
  language: LanguageStore;
  theme: ThemeModeStore;
  toasts: ToastStore;
  alerts: AlertStore;
  navigation: Navigation;
  login: LoginFlow;
  affiliate: AffiliateFlow;
  pendingIdentity: PendingIdentityStore;
  play: PlayStore;
  /** The chat with the support desk. */
  desk: DeskStore;
  viewer: Viewer;
  /** What is known of the visitor from the start. */
  visitor: Visitor;
  /** Variants of flags that the page meets, for their figures. */
  metFlags: MetFlags;
  window: WindowPort;
  /** Storage of the tab, if the browser allows it. Contains no secret. */
  storage: Storage | undefined;
  /** Storage of the browser, which all tabs have in common, if it allows it. Contains no secret. */
  shared: Storage | undefined;
  clock: () => Date;
  report: (fault: PortalFault) => void;
};
