/** Path of an installed Chromium, or undefined. */
export declare const findBrowser: () => string | undefined;
/** Switches that let Chromium run headless without a network and as any user. */
export declare const browserArgs: readonly string[];
/** The same for tests in which nobody looks at a page: nothing shows blurred through another. */
export declare const unseenArgs: readonly string[];
/** Installs a Chromium where none is; ends the process with a message when none can be had. */
export declare function installBrowser(): string | undefined;
