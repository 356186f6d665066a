import type { OperationName } from '#generated/api/operations.ts';
import type { Context } from '#mock/handler.ts';

/** Writes into the log of the desk what the signed-in user has done. */
export function logEntry({ db, user, nextNumber, isoNow }: Context<OperationName>, text: string): void {
	db.insert('log', { id: nextNumber('log'), at: isoNow(), userId: user?.id, text });
}
