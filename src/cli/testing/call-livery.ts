import { runCommand } from '../dispatch.ts';

/** Runs one command line on a folder of packs, without a process of its own. */
export async function callLivery(
  configs: string,
  ...args: string[]
): Promise<{ code: number; out: string; error: string }> {
  const lines = { out: '', error: '' };
  const code = await runCommand([...args, '--configs', configs], {
    out: (line) => void (lines.out += `${line}\n`),
    error: (line) => void (lines.error += `${line}\n`),
    env: {},
  });
  return { code, ...lines };
}
