/** Changes of nodes other than moves. Pure. */
import { listSeparator } from '#generated/messages/lists.ts';
import * as fieldWords from '#generated/messages/tools/menu-studio/draft/fields.ts';
import * as flagsOff from '#generated/messages/tools/menu-studio/draft/flags-off.ts';
import * as flagsOn from '#generated/messages/tools/menu-studio/draft/flags-on.ts';
import * as texts from '#generated/messages/tools/menu-studio/draft.ts';
import type { Guard } from '#src/access/access-rules.ts';
import { firstFreeName } from '#src/lib/first-free-name.ts';
import {
	type Draft,
	type DraftNode,
	indexOf,
	isUrl,
	mapNodes,
	type NodePosition,
	outermost,
	placeOf,
	type ServedRecord,
	toList,
	toNodes,
	withNode,
	withSiblings,
} from './draft-tree.ts';
import { moveTo, type Outcome, refused } from './move-nodes.ts';
import { frameOf, hasFlag, holdsNodes, isHidden, kindOf, textOf, titleOf, urlOf, withFields, withFlag, withMeta } from './node-fields.ts';
import { nameIn, namesIn } from './node-names.ts';

/** A page of the app, as the route list of the app declares it. */
export interface PageChoice {
	/** Name of the page, the record's `component`. */
	page: string;
	title: string;
	icon: string;
	path: string;
	name: string;
	/** Guards of the page in the app, and of its groups. */
	guards: readonly Guard[];
}

/** Address of a link that was just added, or whose address was removed. */
export const BLANK_LINK = 'https://';

/** Adds a page of the app, with the address and name that the app gives it while they are free. */
export function addPage(draft: Draft, near: string | null, { page, title, icon, path, name }: PageChoice): Outcome {
	const taken = takenIn(draft);
	const meta = { title, ...(icon && { icon }) };
	return insert(draft, near, { path: taken.path(path), name: taken.name(name), component: page, meta }, texts.addPage({ title }));
}

export function addGroup(draft: Draft, near: string | null): Outcome {
	const name = takenIn(draft).name('group');
	const record = {
		path: takenIn(draft).path('/group'),
		name,
		component: 'Layout',
		meta: { title: texts.newGroup, icon: 'list' },
		children: [],
	};
	return insert(draft, near, record, texts.addGroup);
}

export function addLink(draft: Draft, near: string | null): Outcome {
	const name = takenIn(draft).name('link');
	return insert(draft, near, { path: BLANK_LINK, name, meta: { title: texts.newLink, icon: 'link' } }, texts.addLink);
}

/** Adds a record at the end of the chosen group, else behind the chosen node, else at the end. */
function insert(draft: Draft, near: string | null, record: ServedRecord, words: string): Outcome {
	const made = toNodes(draft, [record]);
	const [node] = made.nodes;
	const place = near === null ? null : placeOf(draft, near);
	if (!node) return refused(texts.nothingChosen);
	const within = place && holdsNodes(place.node);
	const parent = within ? place.node : (place?.parent ?? null);
	const siblings = within ? place.node.children : (place?.siblings ?? draft.nodes);
	const at = within || !place ? endOf(siblings) : Math.min(place.index + 1, endOf(siblings));
	const next = withSiblings(draft, parent?.key ?? null, siblings.toSpliced(at, 0, node));
	return { done: true, draft: { ...next, next: made.next }, words, keys: [node.key] };
}

/** The catch-all stays last. */
const endOf = (siblings: readonly DraftNode[]): number => {
	const last = siblings.at(-1);
	return last && kindOf(last) === 'catchAll' ? siblings.length - 1 : siblings.length;
};

/** Copies nodes with all below them. Copies get paths and names of their own, since the app drops a second page at one address. */
export function copy(draft: Draft, keys: Iterable<string>): Outcome {
	const chosen = outermost(draft, keys).filter(({ node }) => kindOf(node) !== 'catchAll');
	if (chosen.length === 0) return refused(texts.nothingChosen);
	const taken = takenIn(draft);
	const paths = new Map<string, string>();
	let next = draft;
	const copies: string[] = [];
	for (const { node } of chosen) {
		const made = toNodes(
			next,
			toList({ nodes: mapNodes([node], (each) => [asCopy(each, { taken, paths, outer: each.key === node.key })]) }),
		);
		const place = placeOf(next, node.key);
		const [copied] = made.nodes;
		if (!place || !copied) continue;
		copies.push(copied.key);
		next = { ...withSiblings(next, place.parent?.key ?? null, place.siblings.toSpliced(place.index + 1, 0, copied)), next: made.next };
	}
	return {
		done: true,
		draft: next,
		words: texts.copy({ names: namesOf(draft, chosen) }),
		keys: copies,
	};
}

interface Copying {
	taken: Taken;
	/** New paths by the old ones: a group and its first page may share one. */
	paths: Map<string, string>;
	/** The node is not below another copied one. */
	outer: boolean;
}

function asCopy(node: DraftNode, { taken, paths, outer }: Copying): DraftNode {
	const { path, name } = node.record;
	// A relative path below a copied group leads to another address already.
	const renamed = typeof path === 'string' && urlOf(node) === '' && !node.stray && (outer || path.startsWith('/'));
	const newPath = renamed ? (paths.get(path) ?? taken.path(path)) : null;
	if (renamed && newPath !== null) paths.set(path, newPath);
	const title = outer && !node.stray ? { title: texts.copyOf({ title: titleOf(node) }) } : null;
	const fields = { ...(newPath !== null && { path: newPath }), ...(textOf(name) !== '' && { name: taken.name(textOf(name)) }) };
	const own = withFields(node, fields);
	return title ? withMeta(own, title) : own;
}

/** Puts nodes into a new group at the place of the first. */
export function group(draft: Draft, keys: Iterable<string>): Outcome {
	const chosen = outermost(draft, keys);
	const [first] = chosen;
	if (!first) return refused(texts.nothingChosen);
	const taken = takenIn(draft);
	const record = {
		path: taken.path('/group'),
		name: taken.name('group'),
		component: 'Layout',
		meta: { title: texts.newGroup, icon: 'list' },
		children: [],
	};
	const made = toNodes(draft, [record]);
	const [node] = made.nodes;
	if (!node) return refused(texts.nothingChosen);
	const added = withSiblings(draft, first.parent?.key ?? null, first.siblings.toSpliced(first.index, 0, node));
	const moved = moveTo({ ...added, next: made.next }, keys, { target: node.key, where: 'within' });
	if (!moved.done) return moved;
	return {
		...moved,
		words: texts.group({ names: namesOf(draft, chosen) }),
		keys: [node.key],
	};
}

/** Removes nodes with all below them. Selects the neighbour that takes their place. */
export function remove(draft: Draft, keys: Iterable<string>): Outcome {
	const chosen = outermost(draft, keys);
	const [first] = chosen;
	if (!first) return refused(texts.nothingChosen);
	const gone = new Set(chosen.map(({ node }) => node.key));
	const next = { ...draft, nodes: mapNodes(draft.nodes, (node) => (gone.has(node.key) ? [] : [node])) };
	const stays = (node: DraftNode): boolean => !gone.has(node.key);
	const neighbour = first.siblings.slice(first.index).find(stays) ?? first.siblings.slice(0, first.index).findLast(stays) ?? first.parent;
	const selected = neighbour?.key ?? next.nodes[0]?.key;
	return {
		done: true,
		draft: next,
		words: texts.remove({ names: namesOf(draft, chosen) }),
		keys: selected === undefined ? [] : [selected],
	};
}

/** Hides nodes, or shows them if all are hidden. Each chosen node counts, also one below another. */
export function toggleHidden(draft: Draft, keys: Iterable<string>): Outcome {
	const index = indexOf(draft);
	const chosen = [...new Set(keys)].flatMap((key) => index.get(key)?.node ?? []).filter(({ stray }) => !stray);
	if (chosen.length === 0) return refused(texts.nothingChosen);
	const hide = !chosen.every(isHidden);
	const next = chosen.reduce((before, { key }) => withNode(before, key, (node) => withFlag(node, 'hidden', hide)), draft);
	const names = namesIn(draft, chosen);
	return { done: true, draft: next, words: hide ? texts.hide({ names }) : texts.show({ names }), keys: chosen.map(({ key }) => key) };
}

/** Words for a change of each field. */
const FIELD_WORDS: Readonly<Record<string, string>> = fieldWords;

/** Sets fields of `meta`. `undefined` removes a field. */
export const changeMeta = (draft: Draft, key: string, fields: ServedRecord): Outcome => change(draft, key, fields, withMeta);

/** Sets fields of the record itself. `undefined` removes a field. */
export const changeFields = (draft: Draft, key: string, fields: ServedRecord): Outcome => change(draft, key, fields, withFields);

/** Leads a link elsewhere. Only `url` says that a text without a scheme is the address of a link. */
export function changeLink(draft: Draft, key: string, url: string): Outcome {
	const node = placeOf(draft, key)?.node;
	if (!node) return refused(texts.nothingChosen);
	const path = textOf(node.record.path);
	// A back end may give a link a path of its own beside its address.
	const hasOwnPath = 'url' in node.record && path !== textOf(node.record.url) && path !== BLANK_LINK;
	const fields = hasOwnPath ? { url } : { path: url || BLANK_LINK, url: isUrl(url) ? undefined : url };
	const changed = changeFields(draft, key, fields);
	return changed.done ? { ...changed, words: texts.changeLink({ name: nameIn(draft, node) }) } : changed;
}

/** Makes a page of the app that embeds the site of a link, or a link of such a page. */
export function setEmbedded(draft: Draft, key: string, on: boolean): Outcome {
	const node = placeOf(draft, key)?.node;
	const url = node && (on ? urlOf(node) : frameOf(node));
	if (!node || !url) return refused(texts.nothingChosen);
	const fields = on
		? { path: takenIn(draft).path('/site'), url: undefined, frame: url }
		: { path: url, url: isUrl(url) ? undefined : url, frame: undefined };
	const words = (on ? texts.embed : texts.openApart)({ name: nameIn(draft, node) });
	return { done: true, draft: withNode(draft, key, (each) => withFields(each, fields)), words, keys: [key] };
}

function change(draft: Draft, key: string, fields: ServedRecord, write: typeof withFields): Outcome {
	const node = placeOf(draft, key)?.node;
	if (!node || node.stray) return refused(texts.nothingChosen);
	const what = Object.keys(fields).map((field) => FIELD_WORDS[field] ?? field);
	const title = textOf(fields.title);
	const name = nameIn(draft, node);
	const changed = { done: true, draft: withNode(draft, key, (each) => write(each, fields)), keys: [key] } as const;
	if (title === '' || what.length > 1) return { ...changed, words: texts.changeFields({ name, fields: what.join(listSeparator) }) };
	const renamed = { name, title };
	return { ...changed, words: texts.rename(renamed), renamed };
}

const FLAG_WORDS: Readonly<Record<'on' | 'off', Readonly<Record<string, string>>>> = { on: flagsOn, off: flagsOff };

export function setFlag(draft: Draft, key: string, flag: string, on: boolean): Outcome {
	const node = placeOf(draft, key)?.node;
	if (!node || node.stray || hasFlag(node, flag) === on) return refused(texts.nothingChosen);
	const words = texts.changeFlag({ change: FLAG_WORDS[on ? 'on' : 'off'][flag] ?? flag, name: nameIn(draft, node) });
	return { done: true, draft: withNode(draft, key, (each) => withFlag(each, flag, on)), words, keys: [key] };
}

const namesOf = (draft: Draft, places: readonly NodePosition[]): string =>
	namesIn(
		draft,
		places.map(({ node }) => node),
	);

interface Taken {
	path(wanted: string): string;
	name(wanted: string): string;
}

/** Gives free paths and names: the wanted one, else with the next free number. Each is given once. */
function takenIn(draft: Draft): Taken {
	const places = [...indexOf(draft).values()];
	const paths = new Set(places.flatMap(({ node, address }) => [address, textOf(node.record.path)]));
	const names = new Set(places.map(({ node }) => textOf(node.record.name)));
	const free = (used: Set<string>, wanted: string, numbered: (count: number) => string): string => {
		const own = firstFreeName(wanted, (each) => used.has(each), numbered);
		used.add(own);
		return own;
	};
	return {
		path: (wanted) => free(paths, wanted, (count) => numberedPath(wanted, count)),
		name: (wanted) => free(names, wanted, (count) => `${wanted}-${count}`),
	};
}

/** `/courseDetail/:id` becomes `/courseDetail-2/:id`, since paths that differ only in names of parameters are the same. */
function numberedPath(path: string, count: number): string {
	const parameters = path.search(/\/:/);
	const [fixed, rest] = parameters === -1 ? [path, ''] : [path.slice(0, parameters), path.slice(parameters)];
	return `${fixed.replace(/\/$/, '')}${fixed === '/' || fixed === '' ? '/copy' : ''}-${count}${rest}`;
}
