import type { FastifyInstance } from 'fastify';
import type { SandboxHost } from '#sandbox/host.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';

/** Path of the page that stands in for customer service at addresses which nobody can have. */
export const supportPage = '/sandbox/support';

/** The page consists of text and one style sheet; it runs nothing. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style = `:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
p { margin: 0 0 1rem }
.bubble { border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 1rem 1rem 1rem .25rem; padding: .75rem 1rem }
`;

const page = (name: string, address: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Customer service of ${escapeHtml(name)}</title>
<link rel="stylesheet" href="${supportPage}.css">
</head>
<body>
<main>
<h1>Customer service of ${escapeHtml(name)}</h1>
<p class="bubble">Hello! This is the sandbox, so nobody answers here. In a brand that is live, a person does.</p>
<p>The address of this way in the documents of the brand is ${escapeHtml(address)}, which nobody can have.</p>
</main>
</body>
</html>
`;

/** `/sandbox/support?for=<address>`: what a player sees in place of the chat of a demo brand. Only for the sandbox. */
export async function supportPages(
  app: FastifyInstance,
  { brandAt }: Pick<SandboxHost, 'brandAt'>,
): Promise<void> {
  app.get<{ Querystring: { for?: string | string[] } }>(supportPage, async (request, reply) => {
    const found = await brandAt(request.host);
    if (!found) return reply.code(404).type('text/plain').send('No brand is published here.');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(page(found.name, [request.query.for ?? []].flat().join()));
  });
  app.get(`${supportPage}.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}
