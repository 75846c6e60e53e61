import { memo } from 'react';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import { useCondition } from '#ui/facts/facts.tsx';
import type { Say } from '#ui/text/use-text.ts';

type Link = NonNullable<FormDocument['links']>['items'][string];

type Shared = { onAction: (action: Action) => void; say: Say };

const FormLink = ({ link, onAction, say }: { link: Link } & Shared) =>
  useCondition(link.when) && (
    <button
      type="button"
      className="lv-form-link"
      data-look={link.look}
      onClick={() => onAction(link.action)}
    >
      {say(link.label)}
    </button>
  );

/** Further actions below the button of a form. */
export const FormLinks = memo(function FormLinks({ form, onAction, say }: { form: FormDocument } & Shared) {
  const { links } = form;
  if (!links) return null;
  return (
    <div className="lv-form-links">
      {links.order.map((id) => {
        const link = links.items[id];
        return link && <FormLink key={id} link={link} onAction={onAction} say={say} />;
      })}
    </div>
  );
});
