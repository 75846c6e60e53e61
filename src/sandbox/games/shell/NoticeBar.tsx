import { useEffect, useState, type ReactNode } from 'react';
import { useTable } from './table.ts';
import type { Notice } from './useGame.ts';

const shownMs = 5000;

/** Live region with results of rounds and reasons of refusals. */
export function NoticeBar({
  notice,
  onDeposit,
}: {
  notice: Notice | undefined;
  onDeposit: () => void;
}): ReactNode {
  const { say } = useTable();
  const [gone, setGone] = useState(0);
  const needsMoney = notice?.code === 'INSUFFICIENT_BALANCE';
  useEffect(() => {
    if (!notice || needsMoney) return undefined;
    const timer = setTimeout(() => setGone(notice.at), shownMs);
    return () => clearTimeout(timer);
  }, [notice, needsMoney]);
  const visible = notice !== undefined && notice.at !== gone;
  return (
    <div
      className="notice"
      role="status"
      data-shown={visible}
      data-won={notice?.won ?? false}
      data-refused={notice?.code !== undefined}
    >
      {visible && (
        <>
          <span key={notice.at}>{notice.words}</span>
          {needsMoney && (
            <button type="button" className="plain" onClick={onDeposit}>
              {say('deposit')}
            </button>
          )}
        </>
      )}
    </div>
  );
}
