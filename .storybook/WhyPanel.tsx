// Storybook builds its manager with the classic JSX transform, which wants React by name.
import * as React from 'react';
import { useChannel } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { ASK_WHY, WHY, type Why, type WhyAnswer, type WhyReason } from './why-channel.ts';

const list: React.CSSProperties = {
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 6,
};

function Reason({ reason }: { reason: WhyReason }) {
  const { color, textMutedColor } = useTheme();
  const mark = reason.holds ? '✓' : '✕';
  return (
    <li style={{ display: 'grid', gridTemplateColumns: '18px 1fr', gap: 6 }}>
      <span aria-hidden="true" style={{ color: reason.holds ? color.positive : textMutedColor }}>
        {mark}
      </span>
      <div>
        <p style={{ margin: 0, fontWeight: reason.decides ? 700 : 400 }}>{reason.text}</p>
        <p style={{ margin: 0, color: textMutedColor, fontSize: 12 }}>
          <code>{reason.place ?? 'the engine'}</code>
          {reason.layer !== undefined && <> · from {reason.layer}</>}
        </p>
      </div>
    </li>
  );
}

function Answer({ answer }: { answer: WhyAnswer }) {
  const { appBorderColor } = useTheme();
  return (
    <section
      aria-label={answer.question}
      style={{ padding: '10px 0', borderTop: `1px solid ${appBorderColor}` }}
    >
      <h3 style={{ margin: 0, fontSize: 14, fontWeight: 700 }}>
        {answer.question}: {answer.holds ? 'yes' : 'no'}
      </h3>
      {answer.message !== undefined && <p style={{ margin: '4px 0 0' }}>Players read: “{answer.message}”</p>}
      <ul style={list}>
        {answer.reasons.map((reason) => (
          <Reason key={`${reason.text} ${reason.place}`} reason={reason} />
        ))}
      </ul>
    </section>
  );
}

/** Panel that explains the state of the focused field in the current story's form. */
export function WhyPanel() {
  const [why, setWhy] = React.useState<Why>();
  const emit = useChannel({ [WHY]: (next?: Why) => setWhy(next) });
  // The story may have been there first.
  React.useEffect(() => emit(ASK_WHY), [emit]);
  if (!why)
    return (
      <p style={{ margin: 0, padding: 16 }}>
        This story has no form of its own. Open one of Forms or Widgets.
      </p>
    );
  return (
    <div style={{ padding: 16, maxWidth: 820, fontSize: 14, lineHeight: 1.45 }}>
      <label style={{ display: 'flex', gap: 8, alignItems: 'center', marginBottom: 10 }}>
        <span>
          Field of <code>{why.form}</code>
        </span>
        <select value={why.field} onChange={(event) => emit(ASK_WHY, event.target.value)}>
          {why.fields.map((field) => (
            <option key={field}>{field}</option>
          ))}
        </select>
      </label>
      {why.answers.map((answer) => (
        <Answer key={answer.question} answer={answer} />
      ))}
    </div>
  );
}
