import type { FooterProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { FooterMenu } from './FooterMenu.tsx';
import './footer.css';

/** Foot of a frame: the help menu and the copyright line. */
export function Footer({ props, slots }: BlockViewProps<FooterProps>) {
  const say = useText();
  const { clock } = usePortal();
  const name = useDocuments((documents) => documents.brand.name);
  const { menu, copyright, note, variant = 'columns' } = props;
  const age = useDocuments(({ constants }) => constants.constants.agreementAge);
  const words = { age, year: clock().getFullYear(), brand: name === undefined ? '' : say(name) };
  return (
    <footer className="lv-footer" data-variant={variant}>
      <div className="lv-content lv-footer-inner">
        {menu !== undefined && <FooterMenu menu={menu} />}
        {slots['default'] && <div className="lv-footer-more">{slots['default']}</div>}
        <div className="lv-footer-line">
          {note !== undefined && <p className="lv-footer-note">{say(note, words)}</p>}
          <p>{say(copyright, words)}</p>
        </div>
      </div>
    </footer>
  );
}
