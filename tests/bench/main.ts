// npm run bench:forms: builds, verifies and times the product's form beside others, and prints how they compare.
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildPage } from './harness/build.ts';
import { launchBrowser, weighScripts, type Contender } from './harness/form-session.ts';
import { measureForm } from './harness/measure.ts';
import { profileForm, type ProfiledStep } from './harness/profile.ts';
import { servePages } from './harness/serve.ts';
import { shuffled } from './harness/statistics.ts';
import { summary, table, type Run, type Weights } from './harness/table.ts';
import { verifyForm } from './harness/verify.ts';
import { readOptions } from './options.ts';

process.chdir(join(import.meta.dirname, '../..'));

const baseline = 'hand-written';
const pages = [baseline, 'ours', 'rjsf'];

const options = readOptions(process.argv.slice(2));
const out = resolve(options.out);
const built = join(out, 'pages');
await mkdir(built, { recursive: true });

const wanted = (id: string): boolean =>
  id === baseline || options.only === undefined || options.only.includes(id);

const buildAll = async (ids: readonly string[], readable = false): Promise<void> => {
  for (const id of ids) await buildPage(id, built, readable);
};

async function serve(): Promise<void> {
  await buildAll(pages);
  const { origin, server } = await servePages(built, options.port);
  for (const id of pages) console.log(`${id}: ${origin}/${id}/?n=31`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

async function profile(id: string, step: string): Promise<void> {
  await buildAll([id], true);
  const { origin, server } = await servePages(built);
  const browser = await launchBrowser();
  for (const count of options.sizes) {
    console.log(await profileForm(browser, { id, address: `${origin}/${id}/` }, count, step as ProfiledStep));
  }
  await browser.close();
  server.close();
}

/** The baseline first, in the middle and last, the others between in random order. */
const orderOf = (contenders: readonly Contender[]): Contender[] => {
  const base = contenders.filter(({ id }) => id === baseline);
  const others = shuffled(
    contenders.filter(({ id }) => id !== baseline),
    Math.random,
  );
  const half = Math.ceil(others.length / 2);
  return [...base, ...others.slice(0, half), ...base, ...others.slice(half), ...base];
};

async function verifyAll(contenders: readonly Contender[]): Promise<{ right: boolean; weights: Weights }> {
  const browser = await launchBrowser();
  const weights: Weights = {};
  let right = true;
  for (const contender of contenders) {
    const wrong = await verifyForm(browser, contender, 31);
    right &&= wrong.length === 0;
    console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${[contender.id, ...wrong].join('\n     ')}`);
    if (wrong.length > 0) continue;
    const ofSizes = await Promise.all(
      options.sizes.map(async (count) => [count, await weighScripts(browser, contender, count)] as const),
    );
    weights[contender.id] = Object.fromEntries(ofSizes);
  }
  await browser.close();
  return { right, weights };
}

async function measureAll(contenders: readonly Contender[], runs: Run[]): Promise<boolean> {
  const deadline = Date.now() + options.minutes * 60_000;
  const log = join(out, 'runs.jsonl');
  await writeFile(log, '');
  let right = true;
  for (let repetition = 0; repetition < options.reps; repetition += 1) {
    for (const rate of options.rates) {
      for (const count of options.sizes) {
        if (repetition > 0 && Date.now() > deadline) return right;
        const browser = await launchBrowser();
        for (const contender of orderOf(contenders)) {
          try {
            const figures = await measureForm(browser, contender, count, rate);
            const run = { id: contender.id, count, rate, repetition, figures };
            runs.push(run);
            await appendFile(log, `${JSON.stringify(run)}\n`);
          } catch (error) {
            right = false;
            console.log(`FAIL ${contender.id}, ${count} fields, ${rate} ×: ${String(error)}`);
          }
        }
        await browser.close();
        console.log(`repetition ${repetition + 1}: ${count} fields, ${rate} ×`);
      }
    }
  }
  return right;
}

async function bench(): Promise<void> {
  const own = pages.filter(wanted);
  await buildAll(own);
  const { origin, server } = await servePages(built);
  const contenders = [...own.map((id) => ({ id, address: `${origin}/${id}/` })), ...options.others];
  const { right, weights } = await verifyAll(contenders);
  const runs: Run[] = [];
  const measured = right && (await measureAll(contenders, runs));
  server.close();
  server.closeAllConnections();
  if (runs.length > 0) {
    const ids = contenders.map(({ id }) => id);
    const parts = [summary, table].map((make) => make(runs, ids, baseline, weights));
    const text = parts.join('\n\n');
    await writeFile(join(out, 'table.md'), `${text}\n`);
    console.log(`\n${text}\n\nWritten to ${join(options.out, 'table.md')}.`);
  }
  if (!measured) {
    console.error('A form did not do the work, so its times mean nothing: see FAIL above.');
    process.exitCode = 1;
  }
}

if (options.serve) await serve();
else if (options.profile) await profile(options.profile[0] ?? 'ours', options.profile[1] ?? 'keys');
else await bench();
