/** The entry of the browser's storage that is there as long as something of this user waits: so nobody loads an outbox that is empty. */
export const outboxEntry = (owner: string): string => `outbox-${owner}`;
