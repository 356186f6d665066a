import type { BrowserStorage } from '#src/lib/browser-storage.ts';

/** The server's last answers, without their secret fields: the app opens with them when there is no network. */
export interface LastVisit {
	/** Answer of the user operation. */
	info: unknown;
	/** The served routes; null for an app with its own. */
	list: unknown;
}

/** Kept as long as the session: whoever signs out takes it along. */
export interface KeptVisit {
	read(): LastVisit | null;
	write(visit: LastVisit | null): void;
}

export function createKeptVisit(storage: Pick<BrowserStorage, 'read' | 'write'>): KeptVisit {
	return {
		read() {
			try {
				const { info = null, list = null }: Partial<LastVisit> = JSON.parse(storage.read('last-visit') ?? '{}');
				return info === null ? null : { info, list };
			} catch {
				// Damaged, e.g. by an extension.
				return null;
			}
		},
		write: (visit) => storage.write('last-visit', visit && JSON.stringify(visit)),
	};
}
