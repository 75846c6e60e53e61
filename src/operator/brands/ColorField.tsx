import { Segments } from '../parts/Segments.tsx';
import { texts } from './texts.ts';

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
      {texts.color}
    </span>
    <div className="op-brand-color">
      <Segments
        label={texts.color}
        value={value === undefined ? 'template' : 'own'}
        options={[
          { id: 'template', name: texts.templateColor },
          { id: 'own', name: texts.ownColor },
        ]}
        onChange={(id) => onChange(id === 'own' ? FIRST : undefined)}
      />
      {value !== undefined && (
        <input
          type="color"
          aria-label={texts.ownColor}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
    <span className="op-hint">{texts.colorHint}</span>
  </div>
);
