/** Path of an installed haproxy, or undefined. */
export declare const findHaproxy: () => string | undefined;
/** Installs the system's haproxy where none is and where that is possible. */
export declare function installHaproxy(): void;
