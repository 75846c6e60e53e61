import type { ModeName } from '#engine/theme/contrast.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Icon } from '#ui/primitives/Icon.tsx';
import { documentOf, nameOf } from '../documents/reader.ts';
import { roleScreen } from '../documents/role-screens.ts';
import { mainMenu } from '../documents/main-menu.ts';
import { menuNodes } from '../documents/menu-entries.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

/** Sample of a theme in one mode, rendered with the portal's own parts and the brand's texts. */
export const ThemeSample = ({ mode }: { mode: ModeName }) => {
  const documents = usePackDocuments();
  const brand = documentOf(documents, 'brand', 'main');
  const name = nameOf(documents, brand?.name);
  const entries = menuNodes(documents, mainMenu(documents) ?? '').filter(({ shown }) => shown);
  const home = roleScreen(documents, 'home');
  return (
    // Inert: a picture of the theme, which keyboard and screen readers skip.
    <div className="op-player op-theme-sample" data-theme={mode} lang="en" inert>
      <div className="op-sample-page">
        <div className="op-sample-bar">
          <strong>{name}</strong>
          <span className="op-sample-nav">
            {entries.slice(0, 3).map(({ id, label }, index) => (
              <span key={id} data-current={index === 0}>
                {label}
              </span>
            ))}
          </span>
          <Button variant="primary" size="small">
            {say('console.theme.sampleMain')}
          </Button>
        </div>
        <div className="op-sample-hero">
          <h2>{nameOf(documents, home?.title) ?? name}</h2>
          <p>{nameOf(documents, home?.description)}</p>
        </div>
        <div className="op-sample-card">
          <h3>
            <Icon name="fire" /> {entries[1]?.label ?? name}
          </h3>
          <p>{say('console.theme.sampleBody')}</p>
          <p className="op-sample-muted">{say('console.theme.sampleMuted')}</p>
          <div className="op-sample-buttons">
            <Button variant="primary">{say('console.theme.sampleMain')}</Button>
            <Button variant="accent">{say('console.theme.sampleAccent')}</Button>
            <Button variant="secondary">{say('console.theme.sampleSecond')}</Button>
            <Button variant="danger">{say('console.theme.sampleDanger')}</Button>
          </div>
        </div>
        <div className="op-sample-field">
          <span>{say('console.theme.sampleField')}</span>
          <span className="op-sample-input">{say('console.theme.sampleValue')}</span>
        </div>
        <p className="op-sample-focus">{say('console.theme.sampleFocus')}</p>
        <p className="op-sample-messages">
          <span data-tone="success">{say('console.theme.sampleSuccess')}</span>
          <span data-tone="warning">{say('console.theme.sampleWarning')}</span>
          <span data-tone="danger">{say('console.theme.sampleError')}</span>
        </p>
      </div>
    </div>
  );
};
