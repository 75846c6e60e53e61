import type { SupportDocument } from '#contract/generated/documents.ts';
import { wallTimeAt } from '#engine/time/zoned-time.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { plainTranslator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Mail } from '#server/messages/messages.ts';
import { wordingOf } from '#server/messages/wording.ts';
import { conversationMessages, type Conversation, type Message } from './conversations.ts';

/** Most messages of a mail; the last count. */
const most = 500;
const two = (value: number): string => String(value).padStart(2, '0');

type Subject = { brand: LiveBrand; desk: SupportDocument; language: string };

/** Messages as lines of a mail: who, when, and the words. */
function linesOf({ brand, desk, language }: Subject, messages: readonly Message[]): string {
  const say = plainTranslator(brand, language);
  return messages
    .filter(({ author }) => author === 'PLAYER' || author === 'DESK')
    .map(({ author, words, file_id: file, at }) => {
      const { year, month, day, hour, minute } = wallTimeAt(at.getTime(), zoneOf(brand));
      const who = author === 'PLAYER' ? say('mail.support.you') : say(desk.deskName);
      const said = file === null ? words : say('mail.support.picture');
      return `${who} · ${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}\n${said}`;
    })
    .join('\n\n');
}

/** Mail with a whole conversation, without its recipient. */
export async function transcriptMail(
  db: Db,
  { conversation, ...subject }: Subject & { conversation: Conversation },
): Promise<Omit<Mail, 'to'>> {
  const { brand, language } = subject;
  const { messages } = await conversationMessages(db, conversation, { most, notes: false });
  const say = wordingOf(brand, language);
  return {
    brand: brand.brand,
    subject: say('mail.support.subject', {}),
    text: `${say('mail.support.text', {})}\n\n${linesOf(subject, messages)}`,
    language,
  };
}

/** Mail with some answers to a visitor who wrote out of hours, without its recipient. */
export function answerMail(subject: Subject, answers: readonly Message[]): Omit<Mail, 'to'> {
  const { brand, language } = subject;
  const say = wordingOf(brand, language);
  return {
    brand: brand.brand,
    subject: say('mail.support.subject', {}),
    text: `${say('mail.support.answer', {})}\n\n${linesOf(subject, answers)}`,
    language,
  };
}
