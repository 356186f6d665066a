/** No page of a manifest has a name with this prefix. */
const PREFIX = 'frame:';

/** Component of a route that embeds a site. The address is part of it, so that a list with another address has another page. */
export const framePageOf = (address: string): string => PREFIX + address;

/** The embedded address; null for any other page. */
export const embeddedAddressOf = (page: string): string | null => (page.startsWith(PREFIX) ? page.slice(PREFIX.length) : null);
