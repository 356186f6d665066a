/** Changes between two versions of a work. Pure. */
import { formatBytes } from '#src/lib/format-quantity.ts';
import type { WorkFile, WorkSubmission } from './play-types.ts';

export interface WorkChange {
	what: string;
	before: string;
	after: string;
}

type Version = Pick<WorkSubmission, 'title' | 'intro' | 'files' | 'videoUrl'>;

const NOTHING = '没有';

/** Differences in title, description, link and files, in this order; empty if there are none. */
export function compareWorks(before: Version, after: Version): WorkChange[] {
	const texts: [string, string, string][] = [
		['作品名', before.title, after.title],
		['作品说明', before.intro, after.intro],
		['演示视频', before.videoUrl ?? '', after.videoUrl ?? ''],
	];
	const changed = texts.filter(([, one, other]) => one !== other);
	return [
		...changed.map(([what, one, other]) => ({ what, before: one || NOTHING, after: other || NOTHING })),
		...fileChanges(before, after),
	];
}

const nameOf = ({ key, name }: WorkFile): string => `${key} ${name}`;

function fileChanges(before: Version, after: Version): WorkChange[] {
	const old = new Map(before.files.map((file) => [nameOf(file), file]));
	const now = new Map(after.files.map((file) => [nameOf(file), file]));
	return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
		const one = old.get(name);
		const other = now.get(name);
		if (one && other && one.bytes === other.bytes && one.url === other.url) return [];
		const what = `文件 ${(other ?? one)?.name ?? ''}`;
		return [{ what, before: one ? formatBytes(one.bytes) : NOTHING, after: other ? formatBytes(other.bytes) : '去掉了' }];
	});
}
