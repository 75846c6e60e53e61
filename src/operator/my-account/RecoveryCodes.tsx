import { Button } from '../parts/Button.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { say } from '../language/say.ts';

/** Recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const { copy, copied } = useCopy();
  return (
    <div className="op-stack">
      <p className="op-lead">{say('console.myAccount.totp.recoveryLead')}</p>
      <ul className="op-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="op-buttons">
        <Button onPress={() => copy(codes.join('\n'))}>
          {copied ? say('console.myAccount.totp.copied') : say('console.myAccount.totp.copy')}
        </Button>
        <Button look="main" onPress={onKept}>
          {say('console.myAccount.totp.kept')}
        </Button>
      </div>
    </div>
  );
};
