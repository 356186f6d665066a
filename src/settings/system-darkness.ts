export const systemDarkness = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
