// Parts of the build, each a folder of dist. BUILD_SANDBOX=off leaves the sandbox out, as where players come.
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const sandbox = ['sandbox', 'sandbox-games'];

const asked = process.env.BUILD_SANDBOX || 'on';
if (!['on', 'off'].includes(asked)) {
  console.error(`BUILD_SANDBOX is "${asked}". Set it to on or off.`);
  process.exit(1);
}

/** @type {readonly string[]} */
const leftOut = asked === 'off' ? sandbox : [];

/** Parts to build. */
export const parts = ['server', 'portal', 'renderer', 'operator', ...sandbox].filter(
  (part) => !leftOut.includes(part),
);

/** Removes parts of an earlier build that are left out now. */
export const removeLeftOut = () => {
  for (const part of leftOut) rmSync(join('dist', part), { recursive: true, force: true });
};
