import { ok, warning, type DoctorCheck, type DoctorFinding } from './finding.ts';
import type { Settings } from '#server/settings.ts';

const distinctLeast = 8;

/** Secrets of the settings by the variable that sets them. */
function secretsOf({ vendors, payments, providerSecrets, operatorPassword }: Settings): [string, string][] {
  const connections = (prefix: string, all: Settings['payments']): [string, string][] =>
    Object.entries(all).map(([name, { secret }]) => [`${prefix}_${name}_SECRET`, secret]);
  return [
    ...connections('VENDOR', vendors),
    ...connections('PAYMENT', payments),
    ...Object.entries(providerSecrets).map(([name, secret]): [string, string] => [
      `PROVIDER_SECRET_${name}`,
      secret,
    ]),
    ...(operatorPassword === undefined ? [] : [['OPERATOR_PASSWORD', operatorPassword] as [string, string]]),
  ];
}

/** Judges strength and reuse of the secrets that are set; the settings themselves refuse those that are too short. */
export const checkSecrets: DoctorCheck = ({ settings }) => {
  const secrets = secretsOf(settings);
  const found: DoctorFinding[] = [];
  for (const [name, secret] of secrets) {
    const others = secrets.filter(([other, same]) => other < name && same === secret);
    if (new Set(secret).size < distinctLeast)
      found.push(
        warning(
          'secrets',
          `${name} has fewer than ${distinctLeast} different characters.`,
          'It can be guessed.',
          'Choose a random one, such as by: openssl rand -base64 32',
        ),
      );
    for (const [other] of others)
      found.push(
        warning(
          'secrets',
          `${other} and ${name} are the same.`,
          'One party could sign in the name of the other.',
          'Choose a random one for each, such as by: openssl rand -base64 32',
        ),
      );
  }
  const count = secrets.length;
  return Promise.resolve(
    found.length > 0 ? found : [ok('secrets', `${count} secrets are set, none is weak.`)],
  );
};
