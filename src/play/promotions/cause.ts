import type { Campaign } from './campaign.ts';
import { streakOf, type PlayTrigger } from './triggers.ts';

/** What has happened to a member; `at` is when, amounts are minor units. */
export type PromotionEvent =
  | { kind: 'registration'; at: Date }
  | {
      kind: 'deposit';
      /** Its trade number. */
      key: string;
      at: Date;
      amount: bigint;
      method: string;
      /** 1 for the member's first, of all and of its method. */
      nth: number;
      nthOfMethod: number;
    }
  | {
      kind: PlayTrigger;
      /** First day of the window. */
      key: string;
      /** When the window began. */
      at: Date;
      amount: bigint;
      campaign: string;
    }
  | {
      kind: 'login';
      /** The day. */
      key: string;
      at: Date;
      /** Days in a row until this one. */
      streak: bigint;
    }
  | {
      kind: 'rank';
      /** First day of the window. */
      key: string;
      /** When the window began. */
      at: Date;
      /** 1 for the first. */
      place: bigint;
      campaign: string;
    }
  | {
      kind: 'level' | 'salary' | 'birthday';
      /** Id of the level, first day of the window, or the year. */
      key: string;
      /** When the level was seen to be reached, or when the window or day began. */
      at: Date;
      campaign: string;
    }
  | {
      kind: 'referral';
      /** Id of the member who was invited. */
      key: string;
      /** When that member had done what the campaign asks for. */
      at: Date;
      /** Of the deposit or stakes; 0 for a registration. */
      amount: bigint;
      campaign: string;
    };

export type Cause = {
  /** Unique per campaign and member: a cause is rewarded once. */
  cause: string;
  at: Date;
  /** Amount that the reward is computed from. */
  base: bigint;
};

function depositCause(
  { nth, method, least = 1 }: Campaign['trigger'],
  event: Extract<PromotionEvent, { kind: 'deposit' }>,
): Cause | undefined {
  if (method !== undefined && method !== event.method) return undefined;
  if (event.amount < BigInt(least)) return undefined;
  const { at, amount: base } = event;
  if (nth === undefined) return { cause: `deposit:${event.key}`, at, base };
  const which = method === undefined ? event.nth : event.nthOfMethod;
  // Named by its number: two deposits that both believe to be the first are rewarded once.
  return which === nth ? { cause: `deposit#${nth}`, at, base } : undefined;
}

/** Cause of a reward that an event is to a campaign; undefined if it does not set the campaign off. */
export function causeOf({ id, trigger }: Campaign, event: PromotionEvent): Cause | undefined {
  if (trigger.on !== event.kind) return undefined;
  if (event.kind === 'registration') return { cause: 'registration', at: event.at, base: 0n };
  if (event.kind === 'deposit') return depositCause(trigger, event);
  const cause = keyedCause(event.kind, event.key);
  if (event.kind === 'login')
    return event.streak % BigInt(streakOf(trigger)) === 0n
      ? { cause, at: event.at, base: event.streak }
      : undefined;
  if (event.campaign !== id) return undefined;
  if (event.kind === 'rank') return { cause, at: event.at, base: event.place };
  if (event.kind === 'referral') return { cause, at: event.at, base: event.amount };
  if (!('amount' in event)) return { cause, at: event.at, base: 0n };
  return event.amount >= BigInt(trigger.least ?? 1) ? { cause, at: event.at, base: event.amount } : undefined;
}

/** Name of a cause that there is one of for a day or window. */
export const keyedCause = (kind: Campaign['trigger']['on'], key: string): string => `${kind}:${key}`;

/** Cause of a reward for a code: once a day, so that a request that is sent twice is rewarded once. */
export const codeCause = (day: string, at: Date): Cause => ({ cause: `code:${day}`, at, base: 0n });

/** Cause of a reward for an approved application. */
export const applicationCause = (id: string, at: Date): Cause => ({
  cause: `application:${id}`,
  at,
  base: 0n,
});
