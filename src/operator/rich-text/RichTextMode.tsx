import { say } from '../language/say.ts';
import { Segments } from '../parts/Segments.tsx';
import './rich-text.css';

/** Whether a text is edited as players see it or as its HTML. */
export const RichTextMode = ({
  of,
  asHtml,
  onChange,
}: {
  of: string;
  asHtml: boolean;
  onChange: (asHtml: boolean) => void;
}) => (
  <div className="op-rich-mode">
    <Segments
      label={say('console.richText.editAs', { label: of })}
      value={asHtml ? 'html' : 'text'}
      options={(['text', 'html'] as const).map((id) => ({ id, name: say(`console.richText.modes.${id}`) }))}
      onChange={(id) => onChange(id === 'html')}
    />
  </div>
);
