/** Fills `{{name}}` from parameters; a name without a value leaves nothing. */
export function fillTemplate(
  template: string,
  params: Readonly<Record<string, unknown>> | undefined,
): string {
  if (!template.includes('{{')) return template;
  return template.replaceAll(/\{\{\s*([^{}]+?)\s*\}\}/g, (_, name: string) => {
    const value = params && Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined || value === null ? '' : String(value);
  });
}
