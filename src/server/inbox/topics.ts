import type { MessagesDocument } from '#contract/generated/documents.ts';

/** Topics that documents word. */
export type SystemTopic = keyof MessagesDocument['topics'];

/** What a message tells of; `operator`: words that an operator wrote. */
export type MessageTopic = SystemTopic | 'operator';

/** Values for the words of a topic. Amounts are minor units; `promotion` is a text key. */
export type MessageDetails = {
  amount?: string;
  currency?: string;
  /** ISO 8601, UTC. */
  until?: string;
  promotion?: string;
  /** What a promotion gives: minor units of its currency, points, tickets, or how many of the thing, with its name. */
  reward?: { what: string; amount: string; currency?: string; thing?: string; item?: string };
  reason?: string;
  reference?: string;
  question?: string;
  answer?: string;
  sender?: string;
  /** Kind of a contract. */
  contract?: string;
  text?: string;
};

const aboutPlay: ReadonlySet<MessageTopic> = new Set(['bonusExpiring', 'rewardWaiting', 'rewardCredited']);

/** True if a topic leads to play, which who is excluded is told nothing of. */
export const isAboutPlay = (topic: MessageTopic): boolean => aboutPlay.has(topic);
