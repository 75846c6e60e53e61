import type { FastifyReply } from 'fastify';
import { refuse, type Refusal } from './refusal.ts';

/** Answers a picture that somebody uploaded, as the server made it anew: its type is never guessed, and it runs nothing. */
export function pictureAnswer(reply: FastifyReply, picture: Buffer): Buffer {
  void reply
    .type('image/webp')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  return picture;
}

/** Answers a picture that was looked for, or NOT_FOUND. */
export const foundPicture = (reply: FastifyReply, picture: Buffer | undefined): Buffer | Refusal =>
  picture ? pictureAnswer(reply, picture) : refuse('NOT_FOUND');
