/** Words for the differences of two lists, and for the sides of a conflict. Pure. */
import { access } from '#generated/access.ts';
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

export const TONE_WORDS: Readonly<Record<Tone, string>> = { added: '新增', removed: '移除', moved: '移动', changed: '修改' };

/** Short words for the mark of a node. */
const MARKS: Readonly<Record<ChangeKind, string>> = {
	added: '新增',
	removed: '移除',
	regrouped: '换了分组',
	reordered: '换了次序',
	renamed: '改名',
	hidden: '隐藏',
	shown: '显示',
	icon: '换了图标',
	guard: '谁能看到',
	page: '换了页面',
	link: '换了链接',
	address: '换了地址',
	redirect: '换了跳转',
	field: '改了设置',
};

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
		const words = gone > 0 ? `${own}，连同里面的 ${gone} 个` : own;
		return [{ key: `${name} ${kind} ${field}`, tone: toneOf(kind), words, group: groups.at(-1) }];
	});
	const times = new Map<string, number>();
	for (const { words } of worded) times.set(words, (times.get(words) ?? 0) + 1);
	// Pages of one title: where each lies tells them apart.
	return worded.map(({ words, group, ...change }) => {
		const isUnclear = (times.get(words) ?? 0) > 1 && group !== undefined;
		return { ...change, words: isUnclear ? `${words}，在${quoted(group)}里` : words };
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

/** One change as a sentence without a full stop: `把“视频中心”移到“学习”下`. */
function wordsOf({ kind, label, groups, field, from, to }: ListChange, kindWord = ''): string {
	const name = `${kindWord}${quoted(label)}`;
	switch (kind) {
		case 'added':
			return `新增${name}，${placeWords(groups.at(-1) ?? null)}`;
		case 'removed':
			return groups.length > 0 ? `从${quoted(groups.at(-1))}里移除${name}` : `移除${name}`;
		case 'regrouped':
			return typeof to === 'string' ? `把${name}移到${quoted(to)}下` : `把${name}移到最外层`;
		case 'reordered':
			return `把${name}从第 ${Number(from) + 1} 个移到第 ${Number(to) + 1} 个`;
		case 'renamed':
			return `把${kindWord}${quoted(from)}改名为${quoted(to)}`;
		case 'hidden':
			return `隐藏${name}`;
		case 'shown':
			return `显示${name}`;
		case 'icon':
			return to === undefined ? `去掉${name}的图标` : `换了${name}的图标：${typeof to === 'string' ? labelOfIcon(to) : valueWords(to)}`;
		case 'guard':
			return `${name}改由${whoPasses(to, access)}看到，原来是${whoPasses(from, access)}`;
		case 'page':
			return `${name}改为打开${pageWords(to, from)}，原来是${pageWords(from, to)}`;
		case 'link':
			return `${name}的链接改为 ${valueWords(to)}，原来是 ${valueWords(from)}`;
		case 'address':
			return `${name}的地址改为 ${valueWords(to)}，原来是 ${valueWords(from)}`;
		case 'redirect':
			return to === undefined ? `${name}不再跳转` : `${name}改为跳到 ${valueWords(to)}`;
		case 'field':
			return to === undefined ? `去掉${name}的 ${field}` : `${name}的 ${field} 改为 ${valueWords(to)}`;
	}
}

/** A page by its title; by its name too if the other page has the same title. */
function pageWords(page: unknown, other: unknown): string {
	const title = pageTitle(page);
	if (title === undefined) return `页面 ${valueWords(page)}`;
	return title === pageTitle(other) ? `页面“${title}”（${valueWords(page)}）` : `页面“${title}”`;
}

const pageTitle = (name: unknown): string | undefined => readPageChoices().find(({ page }) => page === name)?.title;

/** What the changes of a conflict concern: `分组` for one about the order in it, too; '' for the top level. */
export function kindOfConflict({ base, mine, theirs, kind }: MergeConflict): string {
	const record = mine.record ?? theirs.record ?? base.record;
	return record ? KIND_WORDS[kindOfRecord(record, kind === 'order' || Array.isArray(record.children))] : '';
}

/** Changes of one side of a conflict, one sentence each. */
export function sideWords({ kind, base, ...sides }: MergeConflict, side: Side): string[] {
	const { record, group, siblings }: SideOfConflict = sides[side];
	if (kind === 'order') return [`次序：${(siblings ?? []).join('、')}`];
	if (!record) return ['移除了它'];
	if (!base.record) return [`新增在${group === null ? '最外层' : `${quoted(group)}下`}`, ...fieldWords({}, record)];
	const moved = group === base.group ? [] : [group === null ? '移到最外层' : `移到${quoted(group)}下`];
	const changed = [...moved, ...fieldWords(base.record, record)];
	return changed.length > 0 ? changed : ['没有改它，改了里面的内容'];
}

function fieldWords(base: object, record: object): string[] {
	return changesBetween([{ ...base, name: '-' }], [{ ...record, name: '-' }]).map((change) => wordsOf(change));
}

const placeWords = (group: string | null): string => (group === null ? '在最外层' : `在${quoted(group)}下`);

const quoted = (text: unknown): string => `“${typeof text === 'string' && text !== '' ? text : '没有标题'}”`;

const LONGEST = 60;

function valueWords(value: unknown): string {
	if (value === undefined || value === null || value === '') return '空';
	if (typeof value === 'boolean') return value ? '是' : '否';
	const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
	return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
