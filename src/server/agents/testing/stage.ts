import type { AgentsDocument } from '#contract/generated/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { addMember, type NewMember } from '#server/members/members.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { countFigures } from '../count.ts';
import { moveBranch, type Move, type Moved } from '../move-branch.ts';
import { payRebates } from '../pay-rebates.ts';
import { verifyFigures } from '../verify.ts';

/** Gives the brand of a test a document of agents. */
export function setAgents(documents: LiveBrand['documents'], given: Partial<AgentsDocument> = {}): void {
  documents['agents/main'] = {
    kind: 'agents',
    id: 'main',
    rates: { max: 1000, step: 5, newcomers: 50 },
    ...given,
  };
}

/** What tests of agents do over and over. */
export function agentStage({ db, brand, now }: { db: Db; brand: () => LiveBrand; now: () => Date }) {
  return {
    /** Adds an account that nobody logs in to. */
    add: (id: string, given: Partial<NewMember> = {}) =>
      addMember(db, {
        brand: brand().brand,
        id,
        account: id,
        type: 1,
        nickname: `The ${id}`,
        passwordHash: 'x',
        now: now(),
        ...given,
      }),
    place: (memberId: string, to: Pick<Move, 'uplineId' | 'rate'>): Promise<Moved> =>
      moveBranch(db, brand(), { memberId, author: 'op', now: now(), note: async () => undefined, ...to }),
    /** Counts what is new, as two processes would. */
    count: async (): Promise<void> => {
      await Promise.all([countFigures(db, brand()), countFigures(db, brand())]);
    },
    /** Pays what is due, as two processes would. Answers who was paid. */
    pay: async (): Promise<string[]> => {
      const paying = { brand: brand().brand, currency: moneyOf(brand()).currency, at: now() };
      return (await Promise.all([payRebates(db, paying), payRebates(db, paying)])).flat().toSorted();
    },
    proof: () => verifyFigures(db, now()),
  };
}
