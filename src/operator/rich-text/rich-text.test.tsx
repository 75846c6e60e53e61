import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { startUser } from '../testing/render-console.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

afterEach(cleanup);

/** The editor with a text, and what it has written last. */
function open(start: string, given: { asHtml?: boolean; isDisabled?: boolean } = {}) {
  const onChange = vi.fn<(html: string) => void>();
  const Text = () => {
    const [html, setHtml] = useState(start);
    return (
      <>
        <RichTextEditor
          label="Text"
          html={html}
          asHtml={false}
          {...given}
          onChange={(next) => {
            onChange(next);
            setHtml(next);
          }}
        />
        <button type="button" onClick={() => setHtml('<p>Of somebody else</p>')}>
          Other
        </button>
      </>
    );
  };
  render(<Text />);
  return { onChange, user: startUser(), box: () => screen.getByRole('textbox', { name: 'Text' }) };
}

/** Selects the words of an element of the editor. */
async function select(element: Element): Promise<void> {
  screen.getByRole('textbox', { name: 'Text' }).focus();
  document.getSelection()?.selectAllChildren(element);
  document.dispatchEvent(new Event('selectionchange'));
  await Promise.resolve();
}

const tool = (name: string): HTMLElement =>
  within(screen.getByRole('toolbar', { name: 'Formatting: Text' })).getByRole('button', { name });

it('shows a text without its markup, and writes nothing while it is only looked at', async () => {
  const { onChange, box, user } = open('<p>Read <b>all</b></p>\n<ul><li><p>One</p></li></ul>');
  expect(box().textContent).toBe('Read allOne');
  await user.click(box());
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
});

it('writes what is typed', async () => {
  const { onChange, box, user } = open('<p></p>');
  await user.type(box(), 'No <b>payouts');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>No &lt;b&gt;payouts</p>'));
});

it('gives words looks by buttons that say whether they are on, and by keys', async () => {
  const { onChange, box, user } = open('<p>Read all</p>');
  await select(box().querySelector('p') as Element);
  expect(tool('Bold').getAttribute('aria-pressed')).toBe('false');
  await user.click(tool('Bold'));
  expect(onChange).toHaveBeenLastCalledWith('<p><strong>Read all</strong></p>');
  expect(tool('Bold').getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(box(), { key: 'i', code: 'KeyI', ctrlKey: true });
  expect(onChange).toHaveBeenLastCalledWith('<p><strong><em>Read all</em></strong></p>');
  fireEvent.keyDown(box(), { key: 'z', code: 'KeyZ', ctrlKey: true });
  await user.click(tool('Bold'));
  expect(onChange).toHaveBeenLastCalledWith('<p>Read all</p>');
});

it('makes headings, lists and quotations of paragraphs, and paragraphs of them again', async () => {
  const { onChange, box, user } = open('One');
  await select(box().querySelector('p') as Element);
  for (const [name, html] of [
    ['Heading', '<h2>One</h2>'],
    ['Subheading', '<h3>One</h3>'],
    ['Subheading', 'One'],
    ['List with bullets', '<ul><li>One</li></ul>'],
    ['List with numbers', '<ol><li>One</li></ol>'],
    ['List with numbers', 'One'],
    ['Quotation', '<blockquote><p>One</p></blockquote>'],
    ['Quotation', 'One'],
  ] as const) {
    await user.click(tool(name));
    expect(onChange).toHaveBeenLastCalledWith(html);
  }
});

it('is one stop of Tab in its buttons, with arrows among them', async () => {
  const { box, user } = open('One');
  await user.tab();
  expect(document.activeElement).toBe(tool('Heading'));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tool('Bold'));
  await user.tab();
  expect(document.activeElement).toBe(box());
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(tool('Bold'));
});

it('links words to an address that players can follow, and takes the link away', async () => {
  const { onChange, box, user } = open('<p>Read <em>this</em></p>');
  await select(box().querySelector('em') as Element);
  const searched = vi.fn<(event: Event) => void>();
  document.addEventListener('keydown', searched);
  fireEvent.keyDown(box(), { key: 'k', code: 'KeyK', ctrlKey: true });
  document.removeEventListener('keydown', searched);
  expect(searched).not.toHaveBeenCalled();
  const address = screen.getByRole('textbox', { name: 'Leads to' });
  expect(document.activeElement).toBe(address);
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText(/no address that players can follow/u)).toBeTruthy();
  await user.clear(address);
  await user.type(address, '/help{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('<p>Read <a href="/help"><em>this</em></a></p>');
  expect(screen.queryByRole('textbox', { name: 'Leads to' })).toBeNull();
  await user.click(tool('Link'));
  expect(screen.getByRole('textbox', { name: 'Leads to' })).toHaveProperty('value', '/help');
  await user.click(screen.getByRole('button', { name: 'Remove the link' }));
  expect(onChange).toHaveBeenLastCalledWith('<p>Read <em>this</em></p>');
});

function paste(box: HTMLElement, html: string): void {
  const getData = (type: string): string => (type === 'text/html' ? html : '');
  fireEvent.paste(box, { clipboardData: { getData, types: ['text/html'] } });
}

it('takes what is pasted as what it can show', () => {
  const { onChange, box } = open('<p></p>');
  const html =
    '<h1 style="color:red">Title</h1><p class="x">a <a href="javascript:alert(1)">b</a></p><script>alert(1)</script><table><tr><td>cell</td></tr></table>';
  paste(box(), html);
  expect(onChange).toHaveBeenLastCalledWith('<h2>Title</h2><p>a b</p><p>cell</p>');
});

/** A paragraph of a list as Word copies it. */
const wordItem = (level: number, sign: string, words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.75in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>`;

it('takes lists of Word as lists, each item in the one it stands under, without its sign', () => {
  const { onChange, box } = open('<p></p>');
  const items = [
    wordItem(1, '\u00B7', 'Stakes <b>count</b> once'),
    wordItem(2, '1.', 'on slots'),
    wordItem(2, '2.', 'on tables'),
    wordItem(1, '\u00B7', 'Bonuses do not'),
  ];
  paste(
    box(),
    `<html><head><style>p {margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Terms<o:p></o:p></p>${items.join('\n')}<p class=MsoNormal>End</p>${wordItem(1, 'a)', 'Last')}<!--EndFragment--></body></html>`,
  );
  expect(onChange).toHaveBeenLastCalledWith(
    '<p>Terms</p><ul><li>Stakes <strong>count</strong> once<ol><li>on slots</li><li>on tables</li></ol></li><li>Bonuses do not</li></ul><p>End</p><ol><li>Last</li></ol>',
  );
});

it('takes letters of Google Docs in the looks that their styles say', () => {
  const { onChange, box } = open('<p></p>');
  paste(
    box(),
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-style:normal;text-decoration:none">Plain </span><span style="font-weight:700;font-style:italic;text-decoration:none">both</span><a href="https://example.com" style="text-decoration:none"><span style="text-decoration:underline;color:#15c">site</span></a></p></b>',
  );
  expect(onChange).toHaveBeenLastCalledWith(
    '<p>Plain <strong><em>both</em></strong><a href="https://example.com">site</a></p>',
  );
});

it('follows what others write, and keeps what it cannot show as HTML', async () => {
  const { user, box, onChange } = open('<p>One</p>');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  await waitFor(() => expect(box().textContent).toBe('Of somebody else'));
  expect(onChange).not.toHaveBeenCalled();
  cleanup();
  const { box: other, user: userOfOther } = open('<div>One</div>');
  expect(other()).toHaveProperty('value', '<div>One</div>');
  expect(screen.getByText(/markup that the editor does not show/u)).toBeTruthy();
  // Not before somebody else's edit: the box stays while it is written in.
  fireEvent.change(other(), { target: { value: '<p>One</p>' } });
  expect(other()).toHaveProperty('value', '<p>One</p>');
  await userOfOther.click(screen.getByRole('button', { name: 'Other' }));
  expect(other().textContent).toBe('Of somebody else');
});

it('shows a table and a picture by a sign, and writes them as they were', async () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const { onChange, box, user } = open(`<p>One</p>${table}`);
  expect(box().textContent).toMatch(/kept as it is/u);
  await select(box().querySelector('p') as Element);
  await user.click(tool('Italic'));
  expect(onChange).toHaveBeenLastCalledWith(`<p><em>One</em></p>${table}`);
});

it('is read alone where nothing may be changed, and HTML for those who want it', () => {
  const { box } = open('<p>One</p>', { isDisabled: true });
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(box().getAttribute('aria-readonly')).toBe('true');
  expect(box().getAttribute('contenteditable')).toBe('false');
  cleanup();
  const { box: html } = open('<p>One</p>', { asHtml: true });
  expect(html()).toHaveProperty('value', '<p>One</p>');
});
