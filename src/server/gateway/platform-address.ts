type Platform = {
  /** Address of the platform; what its path holds stands before every path. */
  gatewayUrl: string;
  /** Path prefixes of the gateway, such as /wps, below which requests pass. */
  areas: readonly string[];
  /** Whole paths that may be asked for, too. */
  paths: readonly string[];
};

/** Resolves the target of a request, as it came, to an address of the platform; undefined for one that does not stay where it says it is. */
export type PlatformAddress = (target: string) => URL | undefined;

const isControl = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code <= 0x20 || code === 0x7f;
};

/** The readings of a path by servers that decode it once, twice and so on; undefined for one that cannot be decoded. */
function readings(path: string): string[] | undefined {
  const all = [path];
  for (;;) {
    const last = all.at(-1) ?? '';
    try {
      const next = decodeURIComponent(last);
      if (next === last) return all;
      all.push(next);
    } catch {
      // A segment decoded once already may contain a literal %.
      return all.length > 1 ? all : undefined;
    }
  }
}

/** True if a server may take the segment for `.` or `..`: some drop everything after a semicolon. */
const isDots = (segment: string): boolean => {
  const [name = ''] = segment.split(';');
  return name === '.' || name === '..';
};

const staysPut = (path: string): boolean =>
  readings(path)?.every(
    (reading) => ![...reading].some(isControl) && !reading.split(/[/\\]/u).some(isDots),
  ) ?? false;

/**
 * Joins the platform's address with request targets. Refuses every path that some reading resolves (dot segments, however
 * encoded, with slashes of either kind) and every target that is not a path, such as a whole URL.
 * @throws TypeError when `gatewayUrl` is not an address
 */
export function platformAddress({ gatewayUrl, areas, paths }: Platform): PlatformAddress {
  const base = new URL(gatewayUrl);
  const prefix = base.pathname.replace(/\/+$/u, '');
  return (target) => {
    const question = target.indexOf('?');
    const path = question < 0 ? target : target.slice(0, question);
    const area = areas.find((one) => path.startsWith(`${one}/`));
    if (area === undefined && !paths.includes(path)) return undefined;
    if (!staysPut(path)) return undefined;
    // Built from the parts, so that a path such as //elsewhere cannot change the host.
    const address = new URL(base);
    address.pathname = prefix + path;
    address.search = question < 0 ? '' : target.slice(question);
    return address;
  };
}
