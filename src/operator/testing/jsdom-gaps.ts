// What browsers have, components use and jsdom lacks.
globalThis.CSS ??= {
  // Enough for the ids that react-aria looks for.
  escape: (text: string) => text.replaceAll(/[^\w-]/g, (letter) => `\\${letter}`),
} as typeof CSS;
// Style sheets are not looked at in these tests.
document.adoptedStyleSheets ??= [];
CSSStyleSheet.prototype.replaceSync ??= () => {};
HTMLCanvasElement.prototype.getContext = () => null;
// Nothing is laid out, so nothing has a place.
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
globalThis.DOMRect ??= function DOMRect() {} as unknown as typeof DOMRect;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
