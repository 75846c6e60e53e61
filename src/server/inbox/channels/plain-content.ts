const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Content of a message as plain text: a paragraph ends with an empty line, other markup is left out, with what stands in scripts and styles. */
export const plainContent = (html: string): string =>
  html
    .replaceAll(/<(?<tag>script|style)\b[^>]*>[\s\S]*?(?:<\/\k<tag>\s*>|$)/giu, '')
    .replaceAll(/<br\b[^>]*>/giu, '\n')
    .replaceAll(/<\/(?:p|div|h\d|ul|ol|table|blockquote)\s*>/giu, '\n\n')
    .replaceAll(/<\/(?:li|tr)\s*>/giu, '\n')
    .replaceAll(/<[/!a-z][^>]*>?/giu, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/gu, (entity) => entities[entity] ?? entity)
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
