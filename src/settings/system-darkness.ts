/** Whether the system is dark, and a place to hear of changes. */
export const systemDarkness = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
