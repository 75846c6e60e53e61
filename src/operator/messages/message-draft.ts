import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Json, JsonObject } from '#engine/json/json.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';

type MessageBody = AdminCallTypes['messageMake']['body'];
export type Recipients = MessageBody['recipients'];

/** Words of one language as they are typed: an empty line in `content` begins a paragraph. */
export type DraftWords = { title: string; content: string; button: string };

/** A message while it is written. */
export type MessageDraft = {
  words: Readonly<Record<string, DraftWords>>;
  promotional: boolean;
  to: 'all' | 'audience' | 'accounts';
  audience: Json | undefined;
  /** Accounts, apart by spaces, commas or lines. */
  accounts: string;
  when: 'now' | 'later';
  /** Date and time in the brand's zone, as `datetime-local` has it. */
  wall: string;
  picture: { id: string; address: string } | undefined;
  action: JsonObject | undefined;
};

export const emptyWords: DraftWords = { title: '', content: '', button: '' };

export const emptyDraft: MessageDraft = {
  words: {},
  promotional: false,
  to: 'all',
  audience: undefined,
  accounts: '',
  when: 'now',
  wall: '',
  picture: undefined,
  action: undefined,
};

export const accountsIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/u).filter((account) => account !== '')),
];

/** Who a draft is for; undefined while that is not said. */
export function recipientsOf({ to, audience, accounts }: MessageDraft): Recipients | undefined {
  if (to === 'all') return { to: 'audience' };
  if (to === 'audience') return audience === undefined ? undefined : { to: 'audience', audience };
  const named = accountsIn(accounts);
  return named.length === 0 ? undefined : { to: 'accounts', accounts: named };
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const htmlOf = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const isEmpty = ({ title, content, button }: DraftWords): boolean =>
  [title, content, button].every((text) => text.trim() === '');

/** True while words lack a part: all or nothing, and the label where the message has a button. */
const lacksWords = (words: DraftWords, { action }: Pick<MessageDraft, 'action'>): boolean =>
  words.title.trim() === '' ||
  words.content.trim() === '' ||
  (action !== undefined && words.button.trim() === '');

/**
 * Languages whose words keep a draft from being sent: the first, which everybody without words of an own language reads, and those that
 * were begun.
 */
export const unfinishedLanguages = (draft: MessageDraft, languages: readonly string[]): string[] =>
  languages.filter((language, index) => {
    const words = draft.words[language] ?? emptyWords;
    return (index === 0 || !isEmpty(words)) && lacksWords(words, draft);
  });

/** The body of the call that sends a draft. */
export function bodyOf(draft: MessageDraft, recipients: Recipients, sendAt: Date | undefined): MessageBody {
  const { words, promotional, picture, action } = draft;
  const said = Object.entries(words).filter(([, each]) => !isEmpty(each));
  return {
    words: Object.fromEntries(
      said.map(([language, { title, content, button }]) => [
        language,
        {
          title: title.trim(),
          content: htmlOf(content),
          ...(action !== undefined && { button: button.trim() }),
        },
      ]),
    ),
    promotional,
    recipients,
    ...(sendAt && { sendAt: sendAt.toISOString() }),
    ...(picture && { picture: { upload: picture.id } }),
    ...(action !== undefined && { action }),
  };
}
