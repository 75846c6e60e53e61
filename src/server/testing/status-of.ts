/** Asks a server for JSON; answers what tests of a refusal look at. */
export async function statusOf(address: string, init: RequestInit = {}) {
  const answer = await fetch(address, init);
  const { code, message } = (await answer.json()) as { code?: string; message?: string };
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), code, message };
}
