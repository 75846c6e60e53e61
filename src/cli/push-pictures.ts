import type { Terminal } from './command.ts';
import type { OnPack } from './on-packs.ts';
import { describePicture, namedPictures, newPictures, readPicture, withHashes } from './pictures.ts';
import type { RemoteAnswer } from './remote.ts';

type Pushed = Pick<OnPack<object>, 'pack' | 'local' | 'remote' | 'server' | 'values'>;

/**
 * Sends the pictures of a pack that its server does not name yet; answers the documents with the hashes under which they are kept.
 * @param dry only tells what would be sent
 */
export async function pushPictures(
  { pack, local, remote, server, values }: Pushed,
  terminal: Terminal,
  dry: boolean,
): Promise<RemoteAnswer<Pushed['local']>> {
  const { configs } = values;
  const there = namedPictures(remote.documents);
  const hashes = new Map<string, string>();
  for (const [path, hash] of namedPictures(local)) {
    const file = await readPicture(configs, pack, path);
    if (file) hashes.set(path, file.hash);
    else if (there.get(path) !== hash) {
      const message = `${pack}/assets/${path} is missing, which pictures/main names.`;
      return {
        ok: false,
        refused: { code: 'NO_PICTURE', message, fix: 'Put it there, or run livery pull.' },
      };
    }
  }
  for (const step of await newPictures(configs, pack, { local, remote: remote.documents })) {
    const { path } = step;
    terminal.out(`  ${describePicture(step)}`);
    const file = dry ? undefined : await readPicture(configs, pack, path);
    if (!file) continue;
    const kept = await server.keepPicture(pack, { path, file: file.bytes.toString('base64') });
    if (!kept.ok) return kept;
    hashes.set(path, kept.value.hash);
    if (kept.value.hash !== file.hash)
      terminal.out('    The server cleaned it; livery pull brings the picture that is kept.');
  }
  return { ok: true, value: withHashes(local, hashes) };
}
