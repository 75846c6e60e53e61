// Builds what is asked for, or all parts of the build without an argument. One process a build, two at a time.
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { parts as all, removeLeftOut } from './build-parts.mjs';
import { emptyDatabase } from './empty-database.mjs';

removeLeftOut();
const asked = process.argv.slice(2).filter((name) => all.includes(name));
const parts = asked.length > 0 ? asked : all;

const build = (part) =>
  new Promise((resolve, reject) => {
    const vite = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--mode', part, '--logLevel', 'warn'],
      { stdio: 'inherit' },
    );
    vite.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Building ${part} failed.`))));
  });

const queue = [...parts];
const worker = async () => {
  for (let part = queue.shift(); part; part = queue.shift()) {
    console.log(`Building ${part} …`);
    await build(part);
    // What a first start with the embedded database copies.
    if (part === 'server') cpSync(await emptyDatabase(), 'dist/server/empty-database', { recursive: true });
  }
};
try {
  await Promise.all([worker(), worker()]);
} catch (error) {
  console.error(`${error.message} See the messages above.`);
  process.exit(1);
}
