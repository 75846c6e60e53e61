import type { LiveBrand } from '#server/brands/types.ts';
import { addTransfer } from '#server/cashier/testing/add-transfer.ts';
import { addWithdrawal } from '#server/cashier/testing/add-withdrawal.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import type { Db } from '#server/db/types.ts';
import { openContract, openPayout } from '#server/contracts/testing/open-contract.ts';
import { setContracts } from '#server/contracts/testing/stage.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { addMember } from '#server/members/members.ts';
import { openExchange } from '#server/points/testing/open-exchange.ts';
import { openFreeze } from '#server/freezes/testing/open-freeze.ts';
import { openChat } from '#server/chat/testing/open-chat.ts';
import { openFeedback } from '#server/feedback/testing/open-feedback.ts';
import { openSupport } from '#server/support/testing/open-conversation.ts';
import { planMessage } from '#server/broadcasts/testing/plan-message.ts';
import { openApplication } from '#server/promotions/testing/open-application.ts';
import { openWallet } from '#server/wallet/wallets.ts';

export const memberId = 'member-of-the-shop';
const agentId = 'agent-of-the-shop';
export const agentAccount = 'kohtun';

const usual = cashierDocument();
const perDay = { count: 100, sum: 10_000_000 };
/** The cashier of the shop: nobody reaches the limits of a day. */
export const cashier = { ...usual, withdrawal: { ...usual.withdrawal, perDay } };
const brand: LiveBrand = {
  brand: 'shop',
  seq: 1,
  documents: { ...brandDocuments(), 'cashier/main': cashier },
};

setContracts(brand.documents);

const now = (): Date => new Date();

/** A member of the shop with money, and orders of theirs; an agent. */
export async function createPayments(db: Db) {
  await addMember(db, {
    brand: 'shop',
    id: memberId,
    account: 'mahla',
    type: 0,
    nickname: 'Ma Hla',
    passwordHash: 'x',
    now: now(),
  });
  await addMember(db, {
    brand: 'shop',
    id: agentId,
    account: agentAccount,
    type: 1,
    nickname: 'Ko Htun',
    passwordHash: 'x',
    now: now(),
  });
  await openWallet(db, brand, { memberId, opening: 10_000_000n, now: now() });

  return {
    /** A deposit with a receipt, whose id is the deposit's as well. */
    deposit: () => addTransfer(db, { brand, memberId, amount: 20_000n, receipt: (id) => id }),
    withdrawal: () => addWithdrawal(db, { brand, memberId, amount: 20_000n }),
    /** A contract that waits for the agent's answer, and a payout that waits for an approval. */
    contract: () => openContract(db, { brand, agentId }),
    freeze: () => openFreeze(db, { brand: 'shop', memberId, agentId }),
    payout: () => openPayout(db, { brand, agentId }, { amount: 500n }),
    /** An exchange in process; its trade number. */
    exchange: () => openExchange(db, { brand: 'shop', memberId }),
    /** An application that waits, whose id is its picture's as well. */
    application: async () => (await openApplication(db, { brand: 'shop', memberId })).id,
    /** A message that waits for its time; its id. */
    message: () => planMessage(db, 'shop'),
    /** Feedback that waits, whose id is its picture's as well. */
    feedback: () => openFeedback(db, { brand: 'shop', memberId }),
    /** A conversation that waits at the support desk, whose id is its picture's as well. */
    support: () => openSupport(db, { brand: 'shop', memberId }),
    /** A message of the chat that somebody has reported; its number. */
    chat: () => openChat(db, { brand: 'shop', memberId }),
  };
}
