import { Segments } from '../parts/Segments.tsx';
import { say } from '../language/say.ts';

const FIRST = '#2f6fed';

/** The main colour of a brand, or the template's. */
export const ColorField = ({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (color: string | undefined) => void;
}) => (
  <div className="op-field">
    <span className="op-brand-label" aria-hidden="true">
      {say('console.brands.color')}
    </span>
    <div className="op-brand-color">
      <Segments
        label={say('console.brands.color')}
        value={value === undefined ? 'template' : 'own'}
        options={[
          { id: 'template', name: say('console.brands.templateColor') },
          { id: 'own', name: say('console.brands.ownColor') },
        ]}
        onChange={(id) => onChange(id === 'own' ? FIRST : undefined)}
      />
      {value !== undefined && (
        <input
          type="color"
          aria-label={say('console.brands.ownColor')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
    <span className="op-hint">{say('console.brands.colorHint')}</span>
  </div>
);
