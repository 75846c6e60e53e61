import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import './recovery-codes.css';

/** Codes that are shown this once: to copy, to keep as a file, to print. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const say = useText();
  const { navigation, session } = usePortal();
  const title = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState<string>();
  useEffect(() => title.current?.focus(), []);
  const text = `${say('security.codes.file', { account: session.current?.account ?? '' })}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold('security.codes.copied');
    } catch {
      setTold('security.codes.copyYourself');
    }
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
    setTold('security.codes.downloaded');
  };
  return (
    <div className="lv-codes">
      <h4 ref={title} tabIndex={-1} className="lv-codes-title">
        {say('security.codes.title')}
      </h4>
      <p>{say('security.codes.text')}</p>
      <ol className="lv-codes-list" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="lv-codes-ways">
        <Button size="small" onClick={() => void copy()}>
          {say('security.codes.copy')}
        </Button>
        <Button size="small" icon="download" onClick={download}>
          {say('security.codes.download')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {say('security.codes.print')}
        </Button>
      </div>
      <p className="lv-codes-told" role="status">
        {told !== undefined && say(told)}
      </p>
      <Button variant="primary" block onClick={() => navigation.closeModal()}>
        {say('security.codes.kept')}
      </Button>
    </div>
  );
}
