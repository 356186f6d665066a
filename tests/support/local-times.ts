import { createSiteTimes } from '#src/lib/site-times.ts';

/** Times of a site without a zone of its own: all clocks are the browser's. */
export const localTimes = createSiteTimes({ zone: null, name: '' });
