import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join, normalize } from 'node:path';
import { documentsOf } from '../documents.ts';
import { benchFields } from '../fields.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const read = async (path: string, query: URLSearchParams): Promise<Buffer | string> =>
  basename(path) === 'documents.json'
    ? JSON.stringify(documentsOf(benchFields(Number(query.get('n')))))
    : readFile(path);

/** Serves the built pages of `folder` and their documents, on this machine only; port 0 takes a free one. */
export async function servePages(folder: string, port = 0): Promise<{ origin: string; server: Server }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    // Normalised as an absolute path, so that it cannot lead out of the folder.
    const path = normalize(decodeURIComponent(pathname)).replace(/\/$/u, '/index.html');
    try {
      const body = await read(join(folder, path), searchParams);
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
