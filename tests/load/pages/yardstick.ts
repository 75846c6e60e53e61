import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '#server/delivery/parts.ts';
import { portProcess } from '../../bench/harness/port-process.ts';

/** Serves the same bytes as files, in a process of its own. `pages` are the texts of the pages by path. */
export async function serveFiles(pages: ReadonlyMap<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-load-pages-'));
  for (const [path, html] of pages) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'index.html'), html);
    writeFileSync(join(folder, path, 'index.html.br'), await encode(html, 'br'));
  }
  const server = await portProcess(join(import.meta.dirname, 'file-server.ts'), { args: [folder] });
  return {
    port: server.port,
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
