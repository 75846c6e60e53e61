import { proxy, ref, subscribe } from 'valtio';
import type { Ref } from '#engine/proxy-types.ts';
import { withHuman } from '../flows/human.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { isOpen } from '../gateway/intention.ts';
import type { Portal } from '../runtime/portal.ts';
import { followedName } from './desk-window.ts';
import { keepUnsent, keptUnsent, type Unsent } from './outbox.ts';
import { sendPicture } from './upload.ts';
import { listenAsVisitor } from './visitor-events.ts';

type State = CallValue<'supportState'>;
export type SupportDesk = NonNullable<State['desk']>;
type Told = Omit<NonNullable<State['conversation']>, 'messages' | 'earlier'>;
export type SupportMessage = NonNullable<State['conversation']>['messages'][number];

/** The conversation of a page with the support desk. */
export type Conversation = {
  /** Undefined until the platform has answered; null where there is no desk. */
  readonly desk: Ref<SupportDesk> | null | undefined;
  readonly told: Ref<Told> | undefined;
  readonly messages: Ref<readonly SupportMessage[]>;
  /** There are messages before the first. */
  readonly earlier: boolean;
  readonly unsent: Unsent[];
  /** The desk types now. */
  readonly deskTypes: boolean;
  /** The platform cannot be reached. */
  readonly away: boolean;
  /** Code of the refusal of the last step that the player took. */
  readonly error: string | undefined;
  /** What a visitor says of itself; sent with its first message. */
  introduce: (said: { name?: string; contact?: string }) => void;
  send: (words: string) => void;
  sendFile: (file: File) => void;
  again: (key: string) => void;
  drop: (key: string) => void;
  /** What is written and not sent, kept while the panel is closed. */
  written: () => string;
  typed: (words: string) => void;
  /** Notes that a message, and all before it, has been seen. */
  seen: (seq: number) => void;
  showEarlier: () => Promise<void>;
  end: () => Promise<void>;
  rate: (stars: number, words: string) => Promise<void>;
  /** Mails the conversation; answers the masked address. */
  mail: () => Promise<string | undefined>;
  refresh: () => void;
  /** Follows the conversation until the function that it answers is called. */
  start: () => () => void;
};

/** Milliseconds. */
const pauses = { look: 10_000, typing: 3_000, typingShown: 6_000, retry: 2_000, retryMost: 30_000 };
/** Messages of an answer; as many as that may be more. */
const page = 100;

function listenTo(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}

const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : 'UNKNOWN');

type Writable = { -readonly [Key in keyof Conversation]: Conversation[Key] };

/** Follows the conversation of whoever has the page, and sends what waits, each message once. */
export function createConversation(portal: Portal, view: Window = window): Conversation {
  const { clock, desk: onPage, gateway, language, session, shared } = portal;
  const owner = session.current?.customerId ?? '';
  let introduced: { name?: string; contact?: string } = {};
  let busy = false;
  let asked = false;
  let sending = false;
  let failures = 0;
  let stopped = false;
  let typedAt = 0;
  let markedTo = 0;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stopStream: (() => void) | undefined;

  const store = proxy<Writable>({
    desk: undefined,
    told: undefined,
    messages: ref([]),
    earlier: false,
    unsent: keptUnsent(portal, owner),
    deskTypes: false,
    away: false,
    error: undefined,
    introduce(said) {
      introduced = { ...introduced, ...said };
    },
    send(words) {
      onPage.written = '';
      push({ key: portal.window.random(16), words, at: clock().getTime(), state: 'waiting' });
    },
    sendFile(file) {
      const message = { key: portal.window.random(16), words: '', at: clock().getTime() };
      push({ ...message, file: ref(file), state: 'waiting' });
    },
    again(key) {
      const found = store.unsent.find((message) => message.key === key);
      if (!found) return;
      found.state = 'waiting';
      void sendAll();
    },
    drop(key) {
      store.unsent = store.unsent.filter((message) => message.key !== key);
      keep();
    },
    written: () => onPage.written,
    typed(words) {
      onPage.written = words;
      const now = clock().getTime();
      if (store.told?.state !== 'TAKEN' || now - typedAt < pauses.typing) return;
      typedAt = now;
      void gateway.call('supportMark', { body: { typing: true } }).catch(() => {});
    },
    seen(last) {
      if (onPage.unread === 0 || last <= markedTo) return;
      markedTo = last;
      onPage.unread = 0;
      gateway.call('supportMark', { body: { read: last } }).catch(() => {
        // Seen again, it is told again.
        markedTo = 0;
      });
    },
    async showEarlier() {
      const first = store.messages[0]?.seq;
      if (first === undefined) return;
      await step(async () => {
        const { conversation } = await gateway.call('supportState', { query: { before: String(first) } });
        if (!conversation || conversation.id !== store.told?.id) return;
        store.messages = ref([...conversation.messages, ...store.messages]);
        store.earlier = conversation.earlier;
      });
    },
    end: () =>
      step(async () => {
        await gateway.call('supportEnd', {});
        await look();
      }),
    rate: (stars, words) =>
      step(async () => {
        await gateway.call('supportRate', { body: { stars, words } });
        await look();
      }),
    async mail() {
      let to: string | undefined;
      await step(async () => {
        ({ to } = await gateway.call('supportTranscript', {}));
      });
      return to;
    },
    refresh: () => void look(),
    start() {
      stopped = false;
      const unfollow = [
        follow(),
        subscribe(language, () => void look(), true),
        listenTo(view, 'online', comeBack),
      ];
      // Hints may be lost.
      const looking = setInterval(() => {
        if (view.document.visibilityState !== 'visible') return;
        if (onPage.open || (store.told && store.told.state !== 'CLOSED')) void look();
      }, pauses.look);
      comeBack();
      return () => {
        stopped = true;
        clearInterval(looking);
        clearTimeout(typing);
        clearTimeout(retry);
        stopStream?.();
        stopStream = undefined;
        unfollow.forEach((end) => end());
      };
    },
  });

  const keep = (): void => keepUnsent(portal, owner, store.unsent);
  const push = (message: Unsent): void => {
    store.unsent.push(message);
    keep();
    void sendAll();
  };

  /** A step that the player takes: its refusal is told. */
  async function step(work: () => Promise<void>): Promise<void> {
    store.error = undefined;
    try {
      await work();
    } catch (error) {
      store.error = codeOf(error);
    }
  }

  /** Takes an answer of the platform: newer messages of the same conversation, or another one. */
  function take({ desk, conversation }: State): void {
    store.desk = desk ? ref(desk) : null;
    store.away = false;
    failures = 0;
    if (!conversation) {
      store.told = undefined;
      store.messages = ref([]);
      onPage.unread = 0;
      return;
    }
    const { messages, earlier, ...told } = conversation;
    const isSame = store.told?.id === told.id;
    const last = (isSame && store.messages.at(-1)?.seq) || 0;
    const newer = messages.filter(({ seq }) => seq > last);
    if (!isSame) {
      store.earlier = earlier;
      markedTo = 0;
    }
    store.messages = ref(isSame ? [...store.messages, ...newer] : messages);
    store.told = ref(told);
    onPage.unread = told.playerRead >= markedTo ? told.unread : onPage.unread;
    if (newer.some(({ from }) => from === 'desk')) store.deskTypes = false;
    const taken = new Set(newer.flatMap(({ key }) => key ?? []));
    // What was sent to one that is not on show any more stands there.
    const isOver = ({ key, state }: Unsent): boolean => taken.has(key) || (!isSame && state === 'sent');
    if (store.unsent.some(isOver)) {
      store.unsent = store.unsent.filter((message) => !isOver(message));
      keep();
    }
    if (told.state === 'CLOSED' && told.unread === 0) shared?.removeItem(followedName);
    else shared?.setItem(followedName, '1');
    if (owner === '' && told.state !== 'CLOSED') stopStream ??= listenAsVisitor(() => language.current, hear);
  }

  /** Asks for what is new, one call at a time. */
  async function look(): Promise<void> {
    if (busy) {
      asked = true;
      return;
    }
    busy = true;
    try {
      for (let more = true; more;) {
        asked = false;
        const { told } = store;
        const last = store.messages.at(-1)?.seq;
        const query = told && last !== undefined ? { after: String(last) } : {};
        const state = await gateway.call('supportState', { query });
        if (stopped) return;
        const isOther = told !== undefined && state.conversation?.id !== told.id;
        // Another conversation begins with its own first page.
        if (isOther) {
          store.told = undefined;
          store.messages = ref([]);
        }
        if (!isOther || !state.conversation) take(state);
        more = asked || (isOther && state.conversation !== undefined);
        more ||= !isOther && 'after' in query && state.conversation?.messages.length === page;
      }
    } catch (error) {
      store.away = isOpen(error);
      if (store.desk === undefined && !store.away) store.error = codeOf(error);
    } finally {
      busy = false;
    }
  }

  /** The open conversation, which the first message begins. */
  async function begin(): Promise<void> {
    if (owner === '')
      await withHuman(portal, (human) => gateway.call('supportOpen', { body: { ...introduced, ...human } }));
    else await gateway.call('supportOpen', { body: {} });
    await look();
  }

  const deliver = async (message: Unsent): Promise<void> => {
    const { key, words, file } = message;
    if (file)
      return sendPicture(portal, { key, file }, (percent) => {
        message.percent = percent;
      });
    await gateway.call('supportSend', { body: { key, words } });
  };

  /** Sends what waits in its order; what could not be told to have been taken is tried again under the same key. */
  async function sendAll(): Promise<void> {
    if (sending || stopped) return;
    sending = true;
    clearTimeout(retry);
    let reopened = false;
    try {
      for (;;) {
        const next = store.unsent.find(({ state }) => state === 'waiting');
        if (!next || stopped) return;
        next.state = 'sending';
        delete next.error;
        try {
          if (!store.told || store.told.state === 'CLOSED') await begin();
          await deliver(next);
          failures = 0;
          next.state = 'sent';
          keep();
          await look();
        } catch (error) {
          const code = codeOf(error);
          // It ended meanwhile: the message begins another one, once.
          if (code === 'SUPPORT_ENDED') store.told = undefined;
          if (code === 'SUPPORT_ENDED' && !reopened) {
            reopened = true;
            next.state = 'waiting';
            continue;
          }
          const later = isOpen(error) || code === 'TOO_MANY_REQUESTS' || code === 'SUPPORT_ENDED';
          next.state = later ? 'waiting' : 'failed';
          if (!later) {
            next.error = code;
            continue;
          }
          store.away = isOpen(error);
          retry = setTimeout(
            () => void sendAll(),
            Math.min(pauses.retry * 2 ** failures++, pauses.retryMost),
          );
          return;
        }
      }
    } finally {
      sending = false;
    }
  }

  function hear(event: string): void {
    if (event === 'support') void look();
    if (event !== 'supportTyping') return;
    store.deskTypes = true;
    clearTimeout(typing);
    typing = setTimeout(() => {
      store.deskTypes = false;
    }, pauses.typingShown);
  }

  const comeBack = (): void => {
    void look().then(sendAll);
  };
  /** Hears what the member's stream tells. */
  function follow(): () => void {
    let { heard, typing: types } = onPage;
    return subscribe(onPage, () => {
      if (onPage.heard !== heard) hear('support');
      if (onPage.typing !== types) hear('supportTyping');
      ({ heard, typing: types } = onPage);
    });
  }
  return store;
}
