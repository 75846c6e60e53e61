import type { FastifyInstance } from 'fastify';
import { imageUrl } from '#server/images/image-host.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Gateway } from '#server/calls/call.ts';
import type { Db } from '#server/db/types.ts';
import { servePictures } from '#server/images/serve-pictures.ts';

const prefix = '/wps/images/messages';

/** Address of an uploaded picture. */
export const uploadedAddress = (id: string): string => `${prefix}/${id}.webp`;

/** Address of the picture of an operator's message, as its row names it. */
export function pictureAddress(brand: LiveBrand, picture: string): string {
  const [kind, name = ''] = [picture.slice(0, picture.indexOf(':')), picture.slice(picture.indexOf(':') + 1)];
  return kind === 'asset' ? imageUrl(brand, name) : uploadedAddress(name);
}

/** A picture by its id, which is as good as a secret. */
export const messagePicture = async (db: Db, brand: string, id: string): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('message_pictures')
      .select('picture')
      .where('brand', '=', brand)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.picture;

/** Serves pictures of operators' messages. */
export const serveMessagePictures = (
  app: FastifyInstance,
  { db, brands }: Pick<Gateway, 'db' | 'brands'>,
): void =>
  servePictures(app, {
    prefix,
    name: /^[A-Za-z0-9_-]{1,64}$/u,
    brands,
    find: (brand, id) => messagePicture(db, brand, id),
  });
