/** Seconds up to which a film is a single small file. A longer one also streams in segments, and has a lighter version. */
const SHORT = 20;

export const isShortFilm = ({ seconds }: { seconds: number }): boolean => seconds <= SHORT;
