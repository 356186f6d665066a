import { existsSync } from 'node:fs';
import path from 'node:path';
import { Memo } from '#codegen/incremental/memo.ts';
import type { Project } from '#codegen/project.ts';
import { compileProject, type ProjectResult } from './compile-project.ts';
import { watchTree } from './watch-tree.ts';

/** Some editors empty a file before they write it; a run in between would report an empty file. */
export const SETTLE_MS = 20;

export interface Watcher {
	onResult: (result: ProjectResult) => void | Promise<void>;
	/** Told what a compilation has thrown. Watching goes on: the next save may have removed the cause. */
	onFailure: (error: unknown) => void;
	signal?: AbortSignal;
	/** For tests. */
	compile?: typeof compileProject;
}

/** Runs until `signal` aborts. Output folders are not watched, so a run cannot trigger the next. */
export async function watchProject(project: Project, { onResult, onFailure, signal, compile = compileProject }: Watcher): Promise<void> {
	const changes = new Changes();
	const memo = new Memo();
	const watched = new Map<string, () => void>();
	const follow = (folder: string): void => {
		if (watched.has(folder) || !existsSync(path.join(project.root, folder))) return;
		watched.set(
			folder,
			watchTree(path.join(project.root, folder), () => changes.note()),
		);
	};
	signal?.addEventListener('abort', () => changes.end());
	// Watching starts before the first run, so that no edit is missed.
	follow(project.manifests);
	do {
		const result = await compile(project, memo).catch(onFailure);
		if (!result) continue;
		for (const folder of result.folders) follow(folder);
		await onResult(result);
	} while (await changes.next());
	for (const end of watched.values()) end();
}

/** Accumulates change events between runs. */
export class Changes {
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

	/** Waits for a change and then for SETTLE_MS without another; false when watching has ended. */
	async next(): Promise<boolean> {
		if (!this.pending && !this.ended) {
			await new Promise<void>((resolve) => {
				this.wake = resolve;
			});
		}
		do {
			this.pending = false;
			if (this.ended) return false;
			await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
		} while (this.pending);
		return !this.ended;
	}
}
