import type { FastifyInstance } from 'fastify';
import type { Gateway } from '#server/calls/call.ts';
import { servePictures } from '#server/images/serve-pictures.ts';
import { avatarPrefix, avatarPicture } from './avatars.ts';

/** Serves members' own pictures at `/wps/images/avatars/<name>.webp`. A new picture has a new name. */
export const serveAvatars = (app: FastifyInstance, { db, brands }: Pick<Gateway, 'db' | 'brands'>): void =>
  servePictures(app, {
    prefix: avatarPrefix,
    name: /^[A-Za-z0-9_-]{22}$/u,
    brands,
    find: (brand, name) => avatarPicture(db, brand, name),
  });
