/** Runs the garbage collector; undefined in browsers, which collect when they like. */
export const collect = (globalThis as { gc?: () => void }).gc;
