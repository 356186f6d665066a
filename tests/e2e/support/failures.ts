export const FAILURES = '.cache/e2e-failures';
