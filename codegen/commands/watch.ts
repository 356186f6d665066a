import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { EarlierRuns } from '#codegen/check/earlier-runs.ts';
import type { Project } from '#codegen/project.ts';
import { compileProject, type ProjectResult } from './compile-project.ts';

/** Changes that come together, as when an editor saves in two steps, are one. */
const SETTLE_MS = 20;

/**
 * Compiles now and at every change below the manifests and the folders they name, one run at a time. Output folders are never
 * watched, so a run cannot cause the next. Ends when `signal` does; without one it goes on for ever.
 */
export async function watchProject(project: Project, onResult: (result: ProjectResult) => void, signal?: AbortSignal): Promise<void> {
	const changes = new Changes();
	const earlier = new EarlierRuns();
	const watched = new Map<string, FSWatcher>();
	const follow = (folder: string): void => {
		if (watched.has(folder) || !existsSync(path.join(project.root, folder))) return;
		watched.set(
			folder,
			watch(path.join(project.root, folder), { recursive: true }, (_event, file) => {
				if (!file?.split(path.sep).some((part) => part.startsWith('.'))) changes.note();
			}),
		);
	};
	signal?.addEventListener('abort', () => changes.end());
	// Watched before the first run, so that no edit falls between the two.
	follow(project.manifests);
	do {
		const result = await compileProject(project, earlier);
		for (const folder of result.folders) follow(folder);
		onResult(result);
	} while (await changes.next());
	for (const watcher of watched.values()) watcher.close();
}

/** Gathers change events until somebody asks for them. */
class Changes {
	private pending = false;
	private ended = false;
	private wake: () => void = () => undefined;

	note(): void {
		this.pending = true;
		this.wake();
	}

	end(): void {
		this.ended = true;
		this.wake();
	}

	/** Waits for a change and lets it settle; false when the watch has ended. */
	async next(): Promise<boolean> {
		if (!this.pending && !this.ended) {
			await new Promise<void>((resolve) => {
				this.wake = resolve;
			});
		}
		if (this.ended) return false;
		await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
		this.pending = false;
		return !this.ended;
	}
}
