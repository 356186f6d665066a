/** Preparing for print is an event of the window, as `beforeprint` is: whoever is shown listens, and nobody keeps a list. */
export const PREPARE_PRINT = 'prepareprint';

/** Sent before the print dialog opens, which waits for `waitUntil`. Ctrl-P sends no such event: browsers do not wait then. */
export type PreparePrint = CustomEvent<{ waitUntil: (ready: Promise<unknown>) => void }>;

export async function printPage(): Promise<void> {
	const pending: Promise<unknown>[] = [];
	const waitUntil = (ready: Promise<unknown>): void => void pending.push(ready);
	window.dispatchEvent(new CustomEvent(PREPARE_PRINT, { detail: { waitUntil } }));
	await Promise.all(pending);
	window.print();
}
