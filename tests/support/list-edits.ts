import type { ServedRecord } from '#src/routing/served/list-nodes.ts';
import type { NextNumber } from './seeded-numbers.ts';

type Edit =
	| { kind: 'rename'; name: string; title: string }
	| { kind: 'remove'; name: string }
	| { kind: 'add'; name: string; into: string | null; place: number }
	| { kind: 'move'; name: string; into: string | null; place: number };

interface Item {
	name: string;
	title: string;
	items: Item[];
}

interface ListEditor {
	/** The list after all edits. */
	list(): ServedRecord[];
	apply(edit: Edit): void;
	replay(edits: readonly Edit[]): void;
	readonly edits: readonly Edit[];
	/** Names of all records that the edits depend on or change, and orders that they change. */
	readonly touched: ReadonlySet<string>;
	names(): string[];
}

const itemOf = ({ name, meta, children }: ServedRecord): Item => ({
	name: String(name),
	title: String((meta as { title: unknown }).title),
	items: ((children ?? []) as ServedRecord[]).map(itemOf),
});

const recordOf = ({ name, title, items }: Item): ServedRecord => ({
	path: `/${name}`,
	name,
	meta: { title },
	...(items.length > 0 && { children: items.map(recordOf) }),
});

/** A plain tree that is edited step by step: the model of what merging must come to. */
export function createListEditor(base: readonly ServedRecord[]): ListEditor {
	const top: Item = { name: '', title: '', items: base.map(itemOf) };
	const edits: Edit[] = [];
	const touched = new Set<string>();
	const trailTo = (name: string | null, from: Item = top): Item[] | null => {
		if (name === null || from.name === name) return [from];
		for (const item of from.items) {
			const trail = trailTo(name, item);
			if (trail) return [from, ...trail];
		}
		return null;
	};
	const below = (item: Item): string[] => [item.name, ...item.items.flatMap(below)];
	const touch = (...names: readonly string[]): void => {
		for (const name of names) touched.add(name);
	};
	const apply = (edit: Edit): void => {
		if (edit.kind === 'add') {
			const into = trailTo(edit.into);
			if (!into || trailTo(edit.name)) return;
			into.at(-1)?.items.splice(edit.place, 0, { name: edit.name, title: edit.name, items: [] });
			touch(edit.name, ...into.slice(1).map(({ name }) => name));
		} else {
			const trail = trailTo(edit.name);
			const [parent, item] = trail?.slice(-2) ?? [];
			if (!trail || !parent || !item || trail.length < 2) return;
			if (edit.kind === 'rename') {
				item.title = edit.title;
				touch(item.name);
			} else if (edit.kind === 'remove') {
				touch(...below(item));
				parent.items.splice(parent.items.indexOf(item), 1);
			} else {
				const into = trailTo(edit.into);
				const target = into?.at(-1);
				if (!into || !target || below(item).includes(target.name)) return;
				parent.items.splice(parent.items.indexOf(item), 1);
				target.items.splice(edit.place, 0, item);
				touch(...(target === parent ? [`order of ${parent.name}`] : [item.name, ...into.slice(1).map(({ name }) => name)]));
			}
		}
		edits.push(edit);
	};
	return {
		edits,
		touched,
		apply,
		list: () => top.items.map(recordOf),
		replay: (others) => others.forEach(apply),
		names: () => below(top).slice(1),
	};
}

/** A list of up to four levels and about twelve records. */
export function randomList(next: NextNumber): ServedRecord[] {
	const editor = createListEditor([]);
	for (let count = 4 + next(10); count > 0; count -= 1) {
		const names = editor.names();
		const into = next(2) === 0 || names.length === 0 ? null : (names[next(names.length)] ?? null);
		editor.apply({ kind: 'add', name: `n${names.length}`, into, place: next(3) });
	}
	return editor.list();
}

/** One to three edits; new records get names with this mark. */
export function editRandomly(editor: ListEditor, next: NextNumber, mark: string): void {
	for (let count = 1 + next(3); count > 0; count -= 1) {
		const names = editor.names();
		const name = names[next(names.length)] ?? '';
		const into = next(3) === 0 ? null : (names[next(names.length)] ?? null);
		const place = next(3);
		const kinds: readonly Edit[] = [
			{ kind: 'rename', name, title: `${name} ${mark}${next(2)}` },
			{ kind: 'remove', name },
			{ kind: 'add', name: `${mark}${editor.edits.length}`, into, place },
			{ kind: 'move', name, into, place },
			{ kind: 'move', name, into, place },
		];
		editor.apply(kinds[next(kinds.length)] as Edit);
	}
}
