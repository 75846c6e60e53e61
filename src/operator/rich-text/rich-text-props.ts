export type RichTextProps = {
  label: string;
  /** HTML as it is saved. */
  html: string;
  lang?: string;
  /** Shows its HTML alone. */
  asHtml: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Takes the focus once the editor is there. */
  takesFocus?: boolean;
  error?: string | undefined;
  onBlur?: () => void;
  onChange: (html: string) => void;
};
