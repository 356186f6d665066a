const SHOWN = 1000;

/** Output as the judge shows it. It is compared before. */
export const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text);
