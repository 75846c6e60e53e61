import type { MessagesDocument } from '#contract/generated/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

const values = ['amount', 'until', 'promotion', 'reason', 'reference', 'question', 'answer', 'reward'];

/** Gives documents words of messages that name every value, in English and Burmese; the topics of `off` are not told. */
export function wordMessages(documents: LiveBrand['documents'], off: readonly string[] = []): void {
  const worded = (topic: string) => ({
    title: `told.${topic}.title`,
    content: `told.${topic}.text`,
    enabled: !off.includes(topic),
  });
  const topics: MessagesDocument['topics'] = {
    depositPaid: worded('depositPaid'),
    withdrawalPaid: worded('withdrawalPaid'),
    withdrawalRejected: worded('withdrawalRejected'),
    bonusExpiring: worded('bonusExpiring'),
    bonusConverted: worded('bonusConverted'),
    rewardWaiting: worded('rewardWaiting'),
    rewardCredited: worded('rewardCredited'),
    feedbackAnswered: worded('feedbackAnswered'),
    supportAnswered: worded('supportAnswered'),
    freezeGranted: worded('freezeGranted'),
    freezeRefused: worded('freezeRefused'),
  };
  for (const language of ['en', 'my']) {
    const key = `texts/${language}`;
    const before = documents[key];
    const words = Object.entries(topics).flatMap(([topic, { title, content }]) => [
      [title, `${language} ${topic}`],
      [content, values.map((value) => `{{${value}}}`).join('|')],
    ]);
    const texts = { ...(before?.kind === 'texts' && before.texts), ...Object.fromEntries(words) };
    documents[key] = { kind: 'texts', id: language, texts };
  }
  documents['messages/main'] = { kind: 'messages', id: 'main', expiringHours: 24, topics };
}
