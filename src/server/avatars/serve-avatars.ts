import type { FastifyInstance } from 'fastify';
import { pictureAnswer } from '#server/http/picture-answer.ts';
import type { Gateway } from '#server/calls/call.ts';
import { avatarPrefix, avatarPicture } from './avatars.ts';

/**
 * Serves members' own pictures at `/wps/images/avatars/<name>.webp`; they need none of a call's headers. A new picture has a new
 * name, so a browser may keep each for good.
 */
export function serveAvatars(app: FastifyInstance, { db, brands }: Pick<Gateway, 'db' | 'brands'>): void {
  app.get<{ Params: { file: string } }>(`${avatarPrefix}/:file`, async ({ params, host }, reply) => {
    const name = /^([A-Za-z0-9_-]{22})\.webp$/u.exec(params.file)?.[1];
    const brand = name === undefined ? undefined : await brands.forHost(host);
    const picture = name === undefined || !brand ? undefined : await avatarPicture(db, brand.brand, name);
    if (!picture) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('There is no picture of this name.');
    }
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(pictureAnswer(reply, picture));
  });
}
