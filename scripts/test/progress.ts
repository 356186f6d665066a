export interface KindProgress {
	done: number;
	all: number;
}

export type Progress = ReadonlyMap<string, KindProgress>;

/** Display names of vitest projects. */
const KINDS: Readonly<Record<string, string>> = { e2e: 'browser', journeys: 'browser' };

export const kindOf = (project: string): string => KINDS[project] ?? project;

export function startProgress(projects: readonly string[]): Progress {
	const progress = new Map<string, KindProgress>();
	for (const kind of projects.map(kindOf)) progress.set(kind, { done: 0, all: (progress.get(kind)?.all ?? 0) + 1 });
	return progress;
}

export function fileDone(progress: Progress, project: string): Progress {
	const kind = kindOf(project);
	const { done, all } = progress.get(kind) ?? { done: 0, all: 0 };
	return new Map([...progress, [kind, { done: done + 1, all: Math.max(all, done + 1) }]]);
}

export function totalOf(progress: Progress): KindProgress {
	const kinds = [...progress.values()];
	return { done: sum(kinds.map(({ done }) => done)), all: sum(kinds.map(({ all }) => all)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** True if the last finished file completes another tenth of all files. */
export function completesTenth({ done, all }: KindProgress): boolean {
	const tenths = (files: number): number => Math.floor((files * 10) / all);
	return tenths(done) > tenths(done - 1);
}

export interface ProgressLine {
	progress: Progress;
	failed: number;
	milliseconds: number;
	running: readonly string[];
}

/** `42 of 260 files (unit 30/60, dom 12/110, browser 0/90), 1 min 20 s, now tests/mock/server.test.ts` */
export function progressLine({ progress, failed, milliseconds, running }: ProgressLine): string {
	const { done, all } = totalOf(progress);
	const kinds = [...progress].map(([kind, each]) => `${kind} ${each.done}/${each.all}`).join(', ');
	const parts = [
		`${done} of ${all} files (${kinds})`,
		...(failed > 0 ? [`${failed} failed`] : []),
		formatDuration(milliseconds),
		...(done < all ? [now(done, running)] : []),
	];
	return parts.join(', ');
}

/** The browser tests build the app before the first file runs. */
function now(done: number, running: readonly string[]): string {
	if (running.length > 0) return `now ${running.join(' ')}`;
	return done === 0 ? 'preparing' : 'loading';
}

export function formatDuration(milliseconds: number): string {
	const seconds = Math.round(milliseconds / 1000);
	const rest = String(seconds % 60);
	return seconds < 60 ? `${rest} s` : `${Math.floor(seconds / 60)} min ${rest.padStart(2, '0')} s`;
}

/** Truncates to the terminal's width: a wrapped line cannot be redrawn in place. */
export const fitLine = (line: string, columns: number): string => (line.length < columns ? line : `${line.slice(0, columns - 2)}…`);

const SLOWEST = 20;

/** `Slowest: tests/e2e/gallery.test.ts 2 min 10 s, …`, from names and milliseconds. */
export function slowestLine(files: readonly (readonly [name: string, milliseconds: number])[]): string {
	const slowest = files.toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
	return `Slowest: ${slowest.map(([name, milliseconds]) => `${name} ${formatDuration(milliseconds)}`).join(', ')}\n`;
}
