import type { LobbyDocument } from '#contract/generated/documents.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { imageUrl } from '#server/images/image-host.ts';

type Notice = NonNullable<LobbyDocument['notices']>[string];

const isShownAt = ({ from, until }: Notice, at: number): boolean =>
  (from === undefined || Date.parse(from) <= at) && (until === undefined || at < Date.parse(until));

/** Announcements of a brand for an audience in a language, as pages show them now, each with its type and the rules of a popup. */
export function noticesFor(
  { brand, language, now }: { brand: LiveBrand; language: string; now: Date },
  audience: NonNullable<Notice['audience']>,
) {
  const lobby = documentOf(brand, 'lobby');
  const text = translator(brand, language);
  const at = now.getTime();
  return inOrder(lobby?.noticeOrder, lobby?.notices)
    .filter(({ item }) => (item.audience ?? 'all') === audience && isShownAt(item, at))
    .map(({ id, item }) => ({
      type: item.type,
      repeat: item.repeat ?? 'login',
      guests: item.guests ?? false,
      notice: {
        id,
        title: text(item.title),
        content: text(item.content),
        date: Date.parse(item.date),
        ...(item.image === undefined ? {} : { image: imageUrl(brand, item.image) }),
        ...(item.to === undefined ? {} : { to: item.to }),
        ...(item.tone === undefined ? {} : { tone: item.tone }),
      },
    }));
}
