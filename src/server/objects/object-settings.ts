/** A bucket of an S3-compatible store. */
export type ObjectSettings = {
  /** Address of the bucket and of a folder in it, without credentials and without a slash at the end. */
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

const form = 'https://<key>:<secret>@<host>/<bucket>?region=<region>';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads `ASSETS_URL`; undefined where pictures stay in the database. */
export function readObjectSettings(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): ObjectSettings | undefined {
  const value = env['ASSETS_URL']?.trim();
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const path = url?.pathname.replace(/\/+$/u, '') ?? '';
  if (!url || !/^https?:$/u.test(url.protocol) || !url.username || !url.password || path === '') {
    // The value holds a secret, so it is not repeated.
    problems.push(
      `ASSETS_URL is not of the form ${form}. Write key and secret percent-encoded, or leave it out.`,
    );
    return undefined;
  }
  return {
    address: `${url.origin}${path}`,
    accessKeyId: decoded(url.username),
    secretAccessKey: decoded(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}
