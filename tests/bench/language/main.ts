// npm run bench:language: how much processor a page needs from the words of another language to its first paint in them.
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { readCommandLine } from '../../command-line.ts';
import { benchPassword, builtServer } from '../harness/built-server.ts';
import { median } from '../harness/statistics.ts';
import { measureChange, pages } from './measure-change.ts';

const values = readCommandLine(
  'npm run bench:language -- [options]: milliseconds of processor, on one that is slowed, from the words of another language to the page in them, with what was typed.',
  { rounds: '3', languages: 'my,de,ar', widths: '390,1440', slowdown: '4' },
);
const listOf = (text: string): string[] => text.split(',').filter(Boolean);
const slowdown = Number(values.slowdown);

/** Most that a page may take, in milliseconds. */
const goal = 200;
const missed: string[] = [];
const cells = (row: readonly (string | number)[]): void =>
  void process.stdout.write(`| ${row.join(' | ')} |\n`);

const server = await builtServer();
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: [...browserArgs],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const languages = listOf(values.languages);
  cells(['page', 'px', ...languages.map((language) => `English to ${language}`)]);
  cells(['---', '---', ...languages.map(() => '---')]);
  for (const page of pages)
    for (const width of listOf(values.widths).map(Number)) {
      const row: string[] = [];
      for (const language of languages) {
        const figures: number[] = [];
        for (let round = 0; round < Number(values.rounds); round += 1)
          figures.push(
            await measureChange(browser, server.portal('aurora'), {
              page,
              width,
              language,
              password: benchPassword,
            }),
          );
        const figure = median(figures) * slowdown;
        if (figure > goal) missed.push(`${page.name}, ${width} px, ${language}: ${figure.toFixed(0)} ms`);
        row.push(figure > goal ? `**${figure.toFixed(0)}**` : figure.toFixed(0));
      }
      cells([page.name, width, ...row]);
    }
} finally {
  await browser.close();
  await server.close();
}
for (const line of missed) process.stderr.write(`More than ${goal} ms: ${line}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
