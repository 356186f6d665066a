import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import type { SiteTimes } from '#src/lib/site-times.ts';

/** A time of the API by the clock of the place, such as 13 Sep 2026, 08:00. */
export const placeTime = (times: SiteTimes, iso: string): string => times.format(new Date(iso), texts.placeTime, 'place');
