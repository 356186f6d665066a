/** Words for the differences of two lists, and for the sides of a conflict. Pure. */

import { access } from '#generated/access.ts';
import { listSeparator } from '#generated/messages/lists.ts';
import * as marks from '#generated/messages/tools/menu-studio/publish/changes/marks.ts';
import * as tones from '#generated/messages/tools/menu-studio/publish/changes/tones.ts';
import * as texts from '#generated/messages/tools/menu-studio/publish/changes.ts';
import { no, yes } from '#generated/messages/ui.ts';
import { type ChangeKind, changesBetween, type ListChange } from '#src/routing/served/list-changes.ts';
import { labelOfRecord, nodesOf, type ServedRecord } from '#src/routing/served/list-nodes.ts';
import type { MergeConflict, Side, SideOfConflict } from '#src/routing/served/merge-lists.ts';
import { KIND_WORDS, kindOfRecord } from '#src/tools/menu-studio/draft/node-fields.ts';
import { isAmbiguous, kindsByTitle } from '#src/tools/menu-studio/draft/node-names.ts';
import { labelOfIcon } from '#src/tools/menu-studio/inspector/icon-words.ts';
import { readPageChoices } from '#src/tools/menu-studio/inspector/page-choices.ts';
import { whoPasses } from '#src/tools/menu-studio/inspector/who-sees.ts';

export type Tone = 'added' | 'removed' | 'moved' | 'changed';

const TONES: Readonly<Partial<Record<ChangeKind, Tone>>> = { added: 'added', removed: 'removed', regrouped: 'moved', reordered: 'moved' };

export const toneOf = (kind: ChangeKind): Tone => TONES[kind] ?? 'changed';

export const TONE_WORDS: Readonly<Record<Tone, string>> = tones;

/** Short words for the mark of a node. */
const MARKS: Readonly<Record<ChangeKind, string>> = marks;

export const markOf = (kind: ChangeKind): string => MARKS[kind];

export interface WordedChange {
	/** Unique among the changes of two lists. */
	key: string;
	tone: Tone;
	words: string;
}

/** The changes in words. What lay in a removed group goes without saying. */
export function wordedChanges(base: readonly unknown[], next: readonly unknown[]): WordedChange[] {
	const changes = changesBetween(base, next);
	const removed = new Set(changes.flatMap(({ kind, name }) => (kind === 'removed' ? [name] : [])));
	const { nodes, order } = nodesOf(base);
	const countGone = (name: string): number =>
		(order.get(name) ?? []).reduce((count, child) => count + (removed.has(child) ? 1 + countGone(child) : 0), 0);
	const renames = new Map(changes.flatMap((change) => (change.kind === 'renamed' ? [[change.name, wordsOf(change)]] : [])));
	const kindWord = createKindWords(base, next);
	/** A group and its only page are renamed together. */
	const isPaired = ({ kind, name }: ListChange): boolean => {
		const parent = nodes.get(name)?.parent ?? '';
		return kind === 'renamed' && renames.has(parent) && renames.get(parent) === renames.get(name);
	};
	const pairs = new Set(changes.filter(isPaired).map(({ name }) => nodes.get(name)?.parent));
	const worded = changes.flatMap((change) => {
		const { kind, name, field = '', groups } = change;
		if (isPaired(change)) return [];
		if (kind === 'removed' && removed.has(nodes.get(name)?.parent ?? '')) return [];
		const gone = kind === 'removed' ? countGone(name) : 0;
		const own = wordsOf(change, kind === 'renamed' && pairs.has(name) ? '' : kindWord(change));
		const words = gone > 0 ? texts.withInside({ change: own, count: gone }) : own;
		return [{ key: `${name} ${kind} ${field}`, tone: toneOf(kind), words, group: groups.at(-1) }];
	});
	const times = new Map<string, number>();
	for (const { words } of worded) times.set(words, (times.get(words) ?? 0) + 1);
	// Pages of one title: where each lies tells them apart.
	return worded.map(({ words, group, ...change }) => {
		const isUnclear = (times.get(words) ?? 0) > 1 && group !== undefined;
		return { ...change, words: isUnclear ? texts.changeIn({ change: words, group: quoted(group) }) : words };
	});
}

/** The kind of a record in words if records of other kinds have its title, as a group and its first page often do; else ''. */
function createKindWords(base: readonly unknown[], next: readonly unknown[]): (change: ListChange) => string {
	const kinds = new Map([base, next].flatMap((list) => [...kindsOf(list)]));
	const titles = kindsByTitle([base, next].flatMap((list) => [...kindsOf(list).values()]));
	return ({ kind, name, label, from }) => {
		const own = kinds.get(name);
		const hasNamesake = isAmbiguous(titles, label) || (kind === 'renamed' && isAmbiguous(titles, String(from)));
		return own && hasNamesake ? KIND_WORDS[own.kind] : '';
	};
}

function kindsOf(list: readonly unknown[]) {
	const { nodes, order } = nodesOf(list);
	const kindAt = (key: string, record: ServedRecord) => ({
		title: labelOfRecord(record),
		kind: kindOfRecord(record, (order.get(key)?.length ?? 0) > 0),
	});
	return new Map([...nodes].map(([key, { record }]) => [key, kindAt(key, record)]));
}

/** One change as a sentence without a full stop: `“Videos” moved to “Learning”`. */
function wordsOf({ kind, label, groups, field, from, to }: ListChange, kindWord = ''): string {
	const name = named(kindWord, label);
	switch (kind) {
		case 'added':
			return texts.added({ name, place: placeWords(groups.at(-1) ?? null) });
		case 'removed':
			return groups.length > 0 ? texts.removedFrom({ name, group: quoted(groups.at(-1)) }) : texts.removed({ name });
		case 'regrouped':
			return typeof to === 'string' ? texts.movedBelow({ name, group: quoted(to) }) : texts.movedToTop({ name });
		case 'reordered':
			return texts.reordered({ name, from: Number(from) + 1, to: Number(to) + 1 });
		case 'renamed':
			return texts.renamed({ name: named(kindWord, from), title: quoted(to) });
		case 'hidden':
			return texts.hid({ name });
		case 'shown':
			return texts.showed({ name });
		case 'icon':
			return to === undefined
				? texts.iconRemoved({ name })
				: texts.iconChanged({ name, icon: typeof to === 'string' ? labelOfIcon(to) : valueWords(to) });
		case 'guard':
			return texts.guardChanged({ name, to: whoPasses(to, access), from: whoPasses(from, access) });
		case 'page':
			return texts.pageChanged({ name, to: pageWords(to, from), from: pageWords(from, to) });
		case 'link':
			return texts.linkChanged({ name, to: valueWords(to), from: valueWords(from) });
		case 'address':
			return texts.addressChanged({ name, to: valueWords(to), from: valueWords(from) });
		case 'redirect':
			return to === undefined ? texts.redirectRemoved({ name }) : texts.redirectChanged({ name, to: valueWords(to) });
		case 'field':
			return to === undefined
				? texts.fieldRemoved({ name, field: field ?? '' })
				: texts.fieldChanged({ name, field: field ?? '', to: valueWords(to) });
	}
}

/** A page by its title; by its name too if the other page has the same title. */
function pageWords(page: unknown, other: unknown): string {
	const title = pageTitle(page);
	if (title === undefined) return texts.pageNamed({ page: valueWords(page) });
	return title === pageTitle(other) ? texts.pageTitledNamed({ title, page: valueWords(page) }) : texts.pageTitled({ title });
}

const pageTitle = (name: unknown): string | undefined => readPageChoices().find(({ page }) => page === name)?.title;

/** The kind of what a conflict is about: that of a group for the order in it, too; '' for the top level. */
export function kindOfConflict({ base, mine, theirs, kind }: MergeConflict): string {
	const record = mine.record ?? theirs.record ?? base.record;
	return record ? KIND_WORDS[kindOfRecord(record, kind === 'order' || Array.isArray(record.children))] : '';
}

/** Changes of one side of a conflict, one sentence each. */
export function sideWords({ kind, base, ...sides }: MergeConflict, side: Side): string[] {
	const { record, group, siblings }: SideOfConflict = sides[side];
	if (kind === 'order') return [texts.order({ names: (siblings ?? []).join(listSeparator) })];
	if (!record) return [texts.removedIt];
	if (!base.record) return [group === null ? texts.addedAtTop : texts.addedBelow({ group: quoted(group) }), ...fieldWords({}, record)];
	const moved = group === base.group ? [] : [group === null ? texts.itToTop : texts.itBelow({ group: quoted(group) })];
	const changed = [...moved, ...fieldWords(base.record, record)];
	return changed.length > 0 ? changed : [texts.onlyInside];
}

function fieldWords(base: object, record: object): string[] {
	return changesBetween([{ ...base, name: '-' }], [{ ...record, name: '-' }]).map((change) => wordsOf(change));
}

const placeWords = (group: string | null): string => (group === null ? texts.atTop : texts.below({ group: quoted(group) }));

const quoted = (text: unknown): string => texts.quoted({ title: typeof text === 'string' && text !== '' ? text : texts.untitled });

/** A record by its title, after its kind if that is needed to tell it apart. */
const named = (kindWord: string, title: unknown): string =>
	kindWord === '' ? quoted(title) : texts.named({ kind: kindWord, title: quoted(title) });

const LONGEST = 60;

function valueWords(value: unknown): string {
	if (value === undefined || value === null || value === '') return texts.empty;
	if (typeof value === 'boolean') return value ? yes : no;
	const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
	return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
