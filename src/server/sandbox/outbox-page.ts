import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Db } from '#server/db/types.ts';
import { readOutbox, type OutboxMessage } from '#server/messages/outbox.ts';
import { nameOf } from '#server/messages/wording.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { sendRefusal } from '#server/http/refusals.ts';

/** The page consists of text and one inline style; it runs and loads nothing. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style = `:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
ol { list-style: none; padding: 0 }
li { border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere }
p { margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
`;

const item = ({ channel, to, subject, text, sentAt }: OutboxMessage): string => `<li><article>
<h2>${channel === 'sms' ? 'SMS' : 'Mail'} to ${escapeHtml(to)}${subject === null ? '' : `: ${escapeHtml(subject)}`}</h2>
<time datetime="${sentAt}">${sentAt.replace('T', ' ').replace(/\.\d+Z$/u, ' UTC')}</time>
<p>${escapeHtml(text)}</p>
</article></li>`;

const page = (name: string, messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox of ${escapeHtml(name)}</title>
<link rel="stylesheet" href="/sandbox/outbox.css">
</head>
<body>
<main>
<h1>Outbox of ${escapeHtml(name)}</h1>
<p>This is the sandbox: messages to players are not sent but kept here for a day, the newest first. <a href="/sandbox/outbox">Look again</a></p>
${messages.length === 0 ? '<p>Nothing was sent yet.</p>' : `<ol>${messages.map(item).join('\n')}</ol>`}
</main>
</body>
</html>
`;

/** `/sandbox/outbox`: SMS and mails that a brand would have sent, as a page and as JSON. Only for the sandbox. */
export async function outboxPages(
  app: FastifyInstance,
  { db, brands }: { db: Db; brands: Brands },
): Promise<void> {
  const show =
    (answer: (reply: FastifyReply, brand: LiveBrand, messages: OutboxMessage[]) => FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const brand = await brands.forHost(request.host);
      if (!brand) return sendRefusal(reply, refuse('UNKNOWN_BRAND'));
      void reply.header('cache-control', 'no-store');
      return answer(reply, brand, await readOutbox(db, brand.brand));
    };
  app.get(
    '/sandbox/outbox',
    show((reply, brand, messages) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(page(nameOf(brand, 'en'), messages)),
    ),
  );
  app.get(
    '/sandbox/outbox.json',
    show((reply, _brand, messages) => reply.send({ messages })),
  );
  app.get('/sandbox/outbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}
