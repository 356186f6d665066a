/** Matches while the operating system prefers a dark theme. */
export const systemDarkness = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
