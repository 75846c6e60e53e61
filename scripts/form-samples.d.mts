type Sample = { form: object; rules?: object };

export const sampleTexts: Readonly<Record<string, string>>;
export function storyName(input: string): string;
export function widgetStates(input: string): Record<string, Sample>;
export function inputTexts(inputs: readonly string[]): Record<string, string>;
export function formStates(): Record<string, Sample>;
