import { parseTime } from '#src/lib/parse-time.ts';
import type { TodoItem } from './api-types.ts';

export interface TodoGroup {
	title: string;
	items: readonly TodoItem[];
}

const DAY = 86_400_000;

/** By days of this browser's zone; a week begins on Monday. Groups without items are left out. */
export function groupTodos(items: readonly TodoItem[], now: number): TodoGroup[] {
	const groups = new Map<string, TodoItem[]>(['已过截止，还能补', '今天', '本周', '以后'].map((title) => [title, []]));
	for (const item of items) groups.get(titleOf(item, now))?.push(item);
	return [...groups].filter(([, items]) => items.length > 0).map(([title, items]) => ({ title, items }));
}

function titleOf({ late, dueAt }: TodoItem, now: number): string {
	const due = parseTime(dueAt)?.getTime() ?? Number.POSITIVE_INFINITY;
	if (late) return '已过截止，还能补';
	const today = new Date(now).setHours(0, 0, 0, 0);
	if (due < today + DAY) return '今天';
	const weekday = (new Date(now).getDay() + 6) % 7;
	return due < today + (7 - weekday) * DAY ? '本周' : '以后';
}
