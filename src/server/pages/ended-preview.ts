import type { FastifyReply } from 'fastify';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import type { Refusal } from '#server/http/refusal.ts';
import { endedPolicy } from './policies.ts';

/** Page for the link of a preview that has ended or never existed. */
export const sendEndedPreview = (reply: FastifyReply, { status, body: { message } }: Refusal): FastifyReply =>
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': endedPolicy,
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        '<meta name="robots" content="noindex"><title>Preview</title></head>' +
        `<body><main><h1>${escapeHtml(message)}</h1>` +
        '<p>Ask whoever sent you the link for a new one.</p></main></body></html>',
    );
