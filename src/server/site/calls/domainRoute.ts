import type { LobbyDocument } from '#contract/generated/documents.ts';
import { countryOf } from '#server/calls/request-facts.ts';
import { keptOut } from '../kept-out.ts';
import { defineCall, type CallContext, type Gateway } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { translator } from '#server/brands/texts.ts';
import { scheduledDraws } from '../scheduled-draws.ts';

/** Reachable hosts, the fastest first. */
async function reachable(
  gateway: Gateway,
  hosts: readonly string[],
): Promise<{ url: string; speed: number }[]> {
  const measured = await Promise.all(
    hosts.map(async (host) => ({ url: `https://${host}`, speed: await gateway.domainSpeed(host) })),
  );
  return measured
    .flatMap(({ url, speed }) => (speed === undefined ? [] : [{ url, speed }]))
    .sort((one, other) => one.speed - other.speed);
}

/** What the sandbox opens in place of an address that nobody can have. */
const standInOf = ({ sandboxSupport }: Gateway, url: string): { standIn?: string } =>
  sandboxSupport !== undefined && /^https?:\/\/[^/:?#]+\.example(?:[/:?#]|$)/u.test(url)
    ? { standIn: `${sandboxSupport}?for=${encodeURIComponent(url)}` }
    : {};

type Way = NonNullable<LobbyDocument['support']>[string] & { inside?: true; leave?: true };

/** Ways to customer service: those of the lobby, live chat as the support document has it. Who is kept out has no chat on the page. */
function waysOf(context: CallContext): Way[] {
  const { brand, ip, origin } = context;
  const ways: Way[] = Object.values(documentOf(brand, 'lobby')?.support ?? {});
  const support = documentOf(brand, 'support');
  const document = documentOf(brand, 'brand');
  const isOut = document && keptOut(document, { country: countryOf(context), ip }) !== undefined;
  const chat =
    support?.desk === 'inside' && !isOut
      ? ({ inside: true } as const)
      : support?.desk === 'outside' && support.provider
        ? { url: support.provider.url, ...(support.provider.opens === 'page' && { leave: true as const }) }
        : undefined;
  if (!chat) return ways;
  const host = documentOf(brand, 'brand')?.hosts?.[0];
  const usual = {
    title: 'support.livechat',
    csPosition: 'LIVECHAT-1',
    type: 'LIVECHAT',
    url: host === undefined ? origin : `https://${host}`,
  } as const;
  return ways.some(({ type }) => type === 'LIVECHAT')
    ? ways.map((way) => (way.type === 'LIVECHAT' ? { ...way, ...chat } : way))
    : [{ ...usual, ...chat }, ...ways];
}

export const route = defineCall('domainRoute', async (context) => {
  const { gateway, brand, language } = context;
  const lobby = documentOf(brand, 'lobby');
  const text = translator(brand, language);
  return {
    domainList: await reachable(gateway, documentOf(brand, 'brand')?.hosts ?? []),
    customerService: waysOf(context).map(({ title, ...entry }) => ({
      title: text(title),
      ...entry,
      ...(!entry.inside && !entry.leave && standInOf(gateway, entry.url)),
    })),
    resources: Object.values(lobby?.downloads ?? {}).map(({ resourceType, url, qrCodeUrl }) => ({
      resourceType,
      url,
      ...(qrCodeUrl === undefined ? {} : { qrCodeUrl: imageUrl(brand, qrCodeUrl) }),
    })),
    ...(gateway.messengers.outbox !== undefined && { outbox: gateway.messengers.outbox }),
    draws: scheduledDraws(brand),
  };
});
