import { useEffect, useState, type FormEvent } from 'react';
import { PUSH_PATH, type DraftToPush, type PushAnswer } from '../messages.ts';

type PushFormProps = { pack: string; target: string; change: unknown; refused: boolean };

const first = { server: 'http://localhost:4100', username: 'admin', password: '', code: '' };

/** True in a development server, which can push to a Livery server; false in a static build; undefined while unknown. */
function useCanPush(): boolean | undefined {
  const [can, setCan] = useState<boolean>();
  useEffect(() => {
    fetch(PUSH_PATH, { headers: { accept: 'application/json' } })
      .then((answer) => setCan(answer.headers.get('x-livery-push') === 'yes'))
      .catch(() => setCan(false));
  }, []);
  return can;
}

/** Saves the change as a draft on a server; input is kept only while the panel is open. */
export function PushForm({ pack, target, change, refused }: PushFormProps) {
  const can = useCanPush();
  const [given, setGiven] = useState(first);
  const [state, setState] = useState<'idle' | 'sending' | PushAnswer>('idle');
  if (can === undefined) return null;
  if (!can) {
    return (
      <p>
        This Storybook is built and speaks to no server. Put the layer into its file and run{' '}
        <code>npm run livery -- push {pack} --draft</code>.
      </p>
    );
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState('sending');
    const { code, ...rest } = given;
    const draft: DraftToPush = { ...rest, ...(code !== '' && { code }), pack, key: target, change };
    const answer = await fetch(PUSH_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    }).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as PushAnswer | undefined;
    setState(said ?? { ok: false, message: 'Storybook does not answer.' });
  };
  const field = (name: keyof typeof first, label: string, type = 'text') => (
    <label>
      {label}
      <input
        type={type}
        value={given[name]}
        required={name !== 'code'}
        autoComplete={type === 'password' ? 'current-password' : 'off'}
        onChange={({ target: { value } }) => setGiven({ ...given, [name]: value })}
      />
    </label>
  );
  return (
    <details>
      <summary>Push as a draft…</summary>
      <form className="panel-push" onSubmit={(event) => void send(event)}>
        {field('server', 'Server', 'url')}
        {field('username', 'Operator')}
        {field('password', 'Password', 'password')}
        {field('code', 'Code of the authenticator, if any')}
        <button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? 'Pushing…' : 'Push as a draft'}
        </button>
        {refused && (
          <p>It has errors: as a draft it is saved, but it cannot be published before they are mended.</p>
        )}
        <p role="status">{typeof state === 'object' && state.message}</p>
      </form>
    </details>
  );
}
