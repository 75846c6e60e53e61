import { build } from 'esbuild';

/** Text of a script with all that it imports, for where a page loads no modules. */
export async function bundledScript(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
