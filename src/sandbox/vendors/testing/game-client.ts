import { createHmac, randomBytes } from 'node:crypto';
import type { Json } from '#sandbox/games/rules/rules.ts';
import type { RoundView } from '../rounds.ts';

export type Reply = {
  ok: boolean;
  code?: string;
  round?: RoundView;
  balance?: string | null;
  fair?: { nonce: number; hash: string };
  [key: string]: unknown;
};

/** Signs and sends what a platform asks a vendor. */
export async function askVendor(
  origin: string,
  { secret, brand, vassalage, now }: { secret: string; brand: string; vassalage: string; now: () => Date },
  path: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const text = JSON.stringify(body);
  const timestamp = String(now().getTime());
  const nonce = randomBytes(16).toString('base64url');
  const signature = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${text}`).digest('hex');
  const response = await fetch(`${origin}/sandbox/vendors/${vassalage}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vendor': vassalage,
      'x-brand': brand,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
    body: text,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** A game page as the server sees it: the address of a launch, and what it asks. */
export function gameClient(origin: string, address: string) {
  const token = new URL(address).hash.slice(1);
  const ask = async (name: string, body: unknown = {}): Promise<Reply> => {
    const response = await fetch(`${origin}/sandbox/vendors/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Reply;
  };
  return {
    ask,
    async play(bet: Json, clientSeed = 'seed'): Promise<Reply> {
      const { fair } = await ask('hello');
      return ask('play', { nonce: fair?.nonce, bet, clientSeed });
    },
    act: (round: string, move: Json): Promise<Reply> => ask('act', { round, move }),
  };
}
