import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxHost } from '#sandbox/host.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import { oldestShown, readOutbox, type OutboxMessage } from './outbox.ts';

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
  { db, clock, brandAt }: Pick<SandboxHost, 'db' | 'clock' | 'brandAt'>,
): Promise<void> {
  const show =
    (answer: (reply: FastifyReply, name: string, messages: OutboxMessage[]) => FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const found = await brandAt(request.host);
      if (!found) return reply.code(404).type('text/plain').send('No brand is published here.');
      void reply.header('cache-control', 'no-store');
      return answer(reply, found.name, await readOutbox(db, found.brand, oldestShown(clock())));
    };
  app.get(
    '/sandbox/outbox',
    show((reply, name, messages) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(page(name, messages)),
    ),
  );
  app.get(
    '/sandbox/outbox.json',
    show((reply, _name, messages) => reply.send({ messages })),
  );
  app.get('/sandbox/outbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}
