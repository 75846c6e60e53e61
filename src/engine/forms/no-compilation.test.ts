import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { registration, registrationPatterns, registrationRules } from './testing/registration.ts';

const entry = (rules: object): string => `
  import { checkValue, fieldSpecs } from './index.ts';
  const specs = fieldSpecs({
    form: ${JSON.stringify(registration)},
    rules: ${JSON.stringify(rules)},
    patterns: ${JSON.stringify(registrationPatterns)},
  });
  let refused = false;
  try { new Function('return 1')(); } catch { refused = true; }
  const username = specs.find((spec) => spec.name === 'username');
  const email = specs.find((spec) => spec.name === 'email');
  console.log(JSON.stringify({
    refused,
    enabled: specs.filter((spec) => spec.enabled).map((spec) => spec.name),
    username: ['anna', 'annabelle', '1annabel'].map((value) => checkValue(username, value)?.code ?? 'accepted'),
    email: { star: email.star, verdict: checkValue(email, '')?.code ?? 'accepted' },
  }));
`;

/** Bundles the engine's forms and runs them with rules given as data, where code generation from strings is forbidden. */
const runWithoutCompilation = async (rules: object): Promise<unknown> => {
  const { outputFiles } = await build({
    stdin: { contents: entry(rules), resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const output = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '-'], {
    input: script,
    encoding: 'utf8',
  });
  return JSON.parse(output);
};

it('lets rules that arrive as data decide fields, stars, bounds and verdicts where no code may be compiled [ENG-03]', async () => {
  const { fields } = registrationRules;
  expect(await runWithoutCompilation(registrationRules)).toMatchObject({
    refused: true,
    username: ['TOO_SHORT', 'accepted', 'PATTERN'],
    email: { star: false, verdict: 'accepted' },
  });
  const changed = {
    fields: {
      ...fields,
      username: { ...fields['username'], minLength: 4, acceptedPattern: '*' },
      email: { ...fields['email'], required: true },
      birthday: { enabled: false, required: false },
    },
  };
  expect(await runWithoutCompilation(changed)).toEqual({
    refused: true,
    enabled: [
      'username',
      'password',
      'verifyPwd',
      'mobileNum',
      'email',
      'title',
      'referralCode',
      'termsAgreement',
    ],
    username: ['accepted', 'accepted', 'accepted'],
    email: { star: true, verdict: 'REQUIRED' },
  });
});
