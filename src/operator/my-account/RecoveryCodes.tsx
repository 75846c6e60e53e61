import { Button } from '../parts/Button.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { myTexts } from './texts.ts';

const words = myTexts.totp;

/** Recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const { copy, copied } = useCopy();
  return (
    <div className="op-stack">
      <p className="op-lead">{words.recoveryLead}</p>
      <ul className="op-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="op-buttons">
        <Button onPress={() => copy(codes.join('\n'))}>{copied ? words.copied : words.copy}</Button>
        <Button look="main" onPress={onKept}>
          {words.kept}
        </Button>
      </div>
    </div>
  );
};
