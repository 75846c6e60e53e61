import type { FastifyInstance } from 'fastify';
import type { Brands } from '#server/brands/types.ts';
import { pictureAnswer } from '#server/http/picture-answer.ts';

const suffix = '.webp';

type Served = {
  prefix: string;
  /** Names that a picture can have. */
  name: RegExp;
  brands: Pick<Brands, 'forHost'>;
  find: (brand: string, name: string) => Promise<Uint8Array | undefined>;
};

/** Serves uploaded pictures at `<prefix>/<name>.webp`; they need none of a call's headers. A name has one picture, so a browser may keep it for good. */
export function servePictures(app: FastifyInstance, { prefix, name: valid, brands, find }: Served): void {
  app.get<{ Params: { file: string } }>(`${prefix}/:file`, async ({ params: { file }, host }, reply) => {
    const name = file.endsWith(suffix) ? file.slice(0, -suffix.length) : '';
    const brand = valid.test(name) ? await brands.forHost(host) : undefined;
    const picture = brand && (await find(brand.brand, name));
    if (!picture) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('There is no picture of this name.');
    }
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(pictureAnswer(reply, Buffer.from(picture)));
  });
}
