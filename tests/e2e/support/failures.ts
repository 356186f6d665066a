/** Where failed browser tests leave their records. */
export const FAILURES = '.cache/e2e-failures';
