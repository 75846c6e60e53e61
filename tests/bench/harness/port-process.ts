import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Starting = { args?: readonly string[]; env?: Readonly<Record<string, string>> };

/** Starts a program that serves on this machine as a process of its own, and prints its port first. */
export async function portProcess(file: string, { args = [], env = {} }: Starting = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(printed.toString()),
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
