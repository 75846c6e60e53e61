import { colorGroups } from './color-groups.ts';
import { ColorCell } from './ColorCell.tsx';
import { say } from '../language/say.ts';
import { modeNames, type ThemeEdits } from './useThemeEdits.ts';

/** Every colour of the theme, both modes beside each other. */
export const ColorTable = ({ edits }: { edits: ThemeEdits }) => (
  <table className="op-colors">
    <thead>
      <tr>
        <th scope="col">{say('console.theme.token')}</th>
        {modeNames.map((mode) => (
          <th key={mode} scope="col">
            {say(`console.theme.${mode}`)}
          </th>
        ))}
      </tr>
    </thead>
    {colorGroups.map((group) => (
      <tbody key={group.name}>
        <tr className="op-colors-group">
          <th scope="rowgroup" colSpan={3}>
            {group.name}
          </th>
        </tr>
        {group.tokens.map((token) => (
          <tr key={token.token}>
            <th scope="row">
              <span>{token.name}</span>
              <span className="op-hint">{token.description}</span>
            </th>
            {modeNames.map((mode) => (
              <td key={mode}>
                <ColorCell token={token} mode={mode} edits={edits} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
