import { defineCall, type Gateway } from '#server/calls/call.ts';
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

export const route = defineCall('domainRoute', async ({ gateway, brand, language }) => {
  const lobby = documentOf(brand, 'lobby');
  const text = translator(brand, language);
  return {
    domainList: await reachable(gateway, documentOf(brand, 'brand')?.hosts ?? []),
    customerService: Object.values(lobby?.support ?? {}).map((entry) => ({
      title: text(entry.title),
      csPosition: entry.csPosition,
      type: entry.type,
      url: entry.url,
      ...standInOf(gateway, entry.url),
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
