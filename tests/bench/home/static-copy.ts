import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { encode } from '#server/delivery/parts.ts';
import { listen } from '#server/providers/testing/listen.ts';

/** HTML of a page as it stands, without its scripts and their data: what remains are markup, style sheets, fonts and pictures. */
export const savedHtml = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('script, link[rel="modulepreload"]')) part.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });

/** Serves a saved page at every address of a document; its files come from the server that it was saved from. */
export async function staticCopy(html: string, from: { host: string; port: number }) {
  const body = await encode(html, 'br');
  return listen((asked, answer) => {
    if (asked.headers['sec-fetch-dest'] === 'document') {
      answer
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(body);
      return;
    }
    const { url = '/', headers } = asked;
    request({ port: from.port, path: url, headers: { ...headers, host: from.host } }, (file) => {
      answer.writeHead(file.statusCode ?? 502, file.headers);
      file.pipe(answer);
    })
      .on('error', () => answer.destroy())
      .end();
  });
}
