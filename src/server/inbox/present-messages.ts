import type { Selectable } from 'kysely';
import type { CallTypes } from '#contract/generated/calls.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import { fallbackOf } from '#engine/texts/languages.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { documentOf, zoneOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Database, Db } from '#server/db/types.ts';
import { brandNameOf, wordingOf } from '#server/messages/wording.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { MemberMessage } from './inbox.ts';
import { pictureAddress } from './pictures.ts';
import { rewardName } from './reward-name.ts';
import { teamSenders } from './team-senders.ts';
import type { OperatorWords } from './tables.ts';
import type { MessageDetails } from './topics.ts';

type Presented = CallTypes['messageList']['value']['messages'][number];
type Words = Pick<Presented, 'title' | 'content' | 'picture' | 'button'>;
type Speaker = { brand: LiveBrand; language: string };
type OperatorMessage = Selectable<Database['operator_messages']>;

/** Plain text as HTML: an empty line begins a paragraph. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** A reward in words, as pages name it. */
function rewardText(
  speaker: Speaker,
  { what, amount, currency, thing, item }: NonNullable<MessageDetails['reward']>,
): string {
  const { brand, language } = speaker;
  const say = wordingOf(brand, language);
  if (what === 'entries') return say('promo.entries', { count: Number(amount) });
  if (what === 'points') return say('promo.points', { points: Number(amount).toLocaleString('en') });
  if (thing !== undefined)
    return say('promo.thing', {
      thing: rewardName({ ...speaker, say }, { what, name: thing, item }),
      number: amount,
    });
  const money = moneyText(amount, { currency: currency ?? '', digits: moneyOf(brand).digits });
  return what === 'bonus' ? say('promo.bonus', { amount: money }) : money;
}

function valuesOf(
  speaker: Speaker,
  { amount, currency, until, promotion, reward, contract, ...texts }: MessageDetails,
): Record<string, string> {
  const { brand, language } = speaker;
  const { digits } = moneyOf(brand);
  return {
    ...texts,
    // The house offers in the name of the brand.
    ...(contract !== undefined && {
      contract: wordingOf(brand, language)(`record.kind.contract.${contract}`, {}),
      sender: texts.sender ?? brandNameOf(brand, language),
    }),
    ...(amount !== undefined &&
      currency !== undefined && { amount: moneyText(amount, { currency, digits }) }),
    ...(until !== undefined && { until: formatMoment(until, zoneOf(brand)) }),
    ...(promotion !== undefined && { promotion: wordingOf(brand, language)(promotion, {}) }),
    // Messages from before rewards were noted name none.
    ...(promotion !== undefined && { reward: reward ? rewardText(speaker, reward) : '' }),
  };
}

/** Words of the brand's document about something that the system tells. */
function systemWords(speaker: Speaker, { topic, details }: MemberMessage): Words {
  const { brand, language } = speaker;
  const words = topic === 'operator' ? undefined : documentOf(brand, 'messages')?.topics[topic];
  if (!words) return { title: topic, content: '' };
  const say = wordingOf(brand, language);
  const values = valuesOf(speaker, details);
  const { button } = words;
  return {
    title: say(words.title, values),
    content: paragraphs(say(words.content, values)),
    ...(button && {
      button: { label: translator(brand, language)(button.label), action: button.action },
    }),
  };
}

/** The words in a language, else in those that lend it words, else in the brand's own. */
function wordsFor({ brand, language }: Speaker, words: OperatorWords): OperatorWords[string] {
  const lent = fallbackOf(documentOf(brand, 'languages')?.languages)(language);
  const own = documentOf(brand, 'brand')?.defaultLanguage ?? 'en';
  const chosen = [language, ...lent.filter((code) => code !== 'en'), own].find((code) =>
    Object.hasOwn(words, code),
  );
  return (chosen === undefined ? Object.values(words)[0] : words[chosen]) ?? { title: '', content: '' };
}

function operatorWords(speaker: Speaker, message: OperatorMessage): Words {
  const { title, content, button } = wordsFor(speaker, message.words);
  const { picture, action } = message;
  return {
    title,
    content,
    ...(picture !== null && { picture: pictureAddress(speaker.brand, picture) }),
    ...(action !== null &&
      button !== undefined && {
        button: { label: button, action: action as NonNullable<Words['button']>['action'] },
      }),
  };
}

/** Messages as their member reads them, in a language of the brand. */
export async function presentMessages(
  db: Db,
  speaker: Speaker,
  messages: readonly MemberMessage[],
): Promise<Presented[]> {
  const keys = messages.filter(({ topic }) => topic === 'operator').map(({ key }) => key);
  const rows =
    keys.length === 0
      ? []
      : await db
          .selectFrom('operator_messages')
          .selectAll()
          .where('brand', '=', speaker.brand.brand)
          .where('id', 'in', keys)
          .execute();
  const senders = await teamSenders(db, speaker.brand, messages);
  const written = new Map(rows.map((row) => [row.id, row]));
  return messages.map((message) => {
    const team = senders.get(message.key);
    const operators = message.topic === 'operator' ? written.get(message.key) : undefined;
    return {
      id: message.id,
      topic: message.topic,
      at: message.at.getTime(),
      read: message.read_at !== null,
      ...(message.topic === 'agentMessage' && team && { team }),
      ...(operators ? operatorWords(speaker, operators) : systemWords(speaker, message)),
    };
  });
}
