import { useSearchParams } from 'react-router-dom';
import type { PointMallProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { Tabs } from '#portal/parts/Tabs.tsx';
import { PointEntries } from '#portal/points/PointEntries.tsx';
import { MallBalance } from './MallBalance.tsx';
import { History } from './History.tsx';
import { Redeem } from './Redeem.tsx';
import { MallRules } from './MallRules.tsx';
import './point-mall.css';

const ids = ['redeem', 'history', 'details', 'rules'] as const;

/** Points mall of a member; the open tab stands in the address. */
export function PointMall({ props }: BlockViewProps<PointMallProps>) {
  const say = useText();
  const [query, setQuery] = useSearchParams();
  const open = ids.find((id) => id === query.get('tab')) ?? 'redeem';
  const panels = {
    redeem: <Redeem paymentPassword={props.paymentPassword} />,
    history: <History />,
    details: <PointEntries />,
    rules: <MallRules article={props.rules} />,
  };
  return (
    <div className="lv-content lv-mall">
      <MallBalance />
      <Tabs
        label={say('points.tabs')}
        open={open}
        onOpen={(tab) =>
          setQuery(
            (before) => {
              before.set('tab', tab);
              return before;
            },
            { replace: true },
          )
        }
        tabs={ids.map((id) => ({ id, label: say(`points.tab.${id}`), panel: panels[id] }))}
      />
    </div>
  );
}
