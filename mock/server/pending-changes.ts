import type { Store } from '#mock/store/store.ts';
import type { Change } from './change-log.ts';

interface PendingChange {
	resource: string;
	id: string;
	present: boolean;
}

/** Changes that are not on disk yet, in order. A row that changes several times is written once, in its final state. */
export class PendingChanges {
	private noted: PendingChange[] = [];
	private readonly latest = new Map<string, boolean>();

	get isEmpty(): boolean {
		return this.noted.length === 0;
	}

	note(resource: string, id: string, present: boolean): void {
		const key = JSON.stringify([resource, id]);
		if (this.latest.get(key) === present) return;
		this.latest.set(key, present);
		this.noted.push({ resource, id, present });
	}

	take(store: Store): Change[] {
		const changes = this.noted.flatMap(({ resource, id, present }): Change[] => {
			if (!present) return [['remove', resource, id]];
			const row = store.find(resource, id);
			return row ? [['put', resource, row]] : [];
		});
		this.clear();
		return changes;
	}

	clear(): void {
		this.noted = [];
		this.latest.clear();
	}
}
