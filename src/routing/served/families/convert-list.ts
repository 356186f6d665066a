import { listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/routing/families.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { iconPaths } from '#src/ui/icon-paths.ts';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { isRoleList, readAccessKey } from '../access-words.ts';
import { findPage } from '../find-page.ts';
import type { NodePath } from '../findings.ts';
import { isGuardName } from '../read-guards.ts';
import { isNo, isYes, META_FIELDS, readQuery } from '../read-meta.ts';
import { DEPTH_LIMIT, RECORD_LIMIT } from '../read-record.ts';
import { quote, type Raw, textOf, wordsOf } from '../served-context.ts';
import { URL_LIKE } from '../served-path.ts';
import type { ServedSite } from '../served-site.ts';
import { type ConvertedFamily, tableOf } from './family-tables.ts';

/** A field that was written in another way. */
export interface Conversion {
	/** Position in the original list. */
	path: number[];
	label: string;
	/** Our field: `hidden`, `guard`. */
	field: string;
	from: string;
	to: string;
}

/** A field or record that this app cannot use. */
export interface DroppedValue {
	path: number[];
	label: string;
	what: string;
	reason: string;
}

export interface Converted {
	list: readonly unknown[];
	converted: Conversion[];
	dropped: DroppedValue[];
	/** Position of each converted record in the original list. */
	places: WeakMap<object, NodePath>;
}

interface FamilyReading extends Omit<Converted, 'list'> {
	table: ReturnType<typeof tableOf>;
	site: Pick<ServedSite, 'pages' | 'access'>;
	count: number;
}

/** Writes a list of a related product in the fields of spec 2.3, and says of each field what became of it. Never throws on JSON. */
export function convertList(list: readonly unknown[], family: ConvertedFamily, site: FamilyReading['site']): Converted {
	const reading: FamilyReading = { table: tableOf(family), site, converted: [], dropped: [], places: new WeakMap(), count: 0 };
	return { ...reading, list: convertLevel(list, { at: [], hidden: false }, reading) };
}

/** A record of the original list. */
interface Original extends Level {
	item: Raw;
}

interface Level {
	at: NodePath;
	/** The record above hides its children in menus. */
	hidden: boolean;
}

function convertLevel(list: readonly unknown[], { at, hidden }: Level, reading: FamilyReading): Raw[] {
	const originals = list.flatMap((item, place): Original[] => {
		if (isRecord(item)) return [{ item, at: [...at, place], hidden }];
		if (item !== null) reading.dropped.push({ path: [...at, place], label: '', what: quote(item), reason: texts.notRecord });
		return [];
	});
	return sorted(originals, at, reading).flatMap((original) => convertRecord(original, reading));
}

function sorted(originals: readonly Original[], at: NodePath, { table: { order }, converted }: FamilyReading): readonly Original[] {
	if (order === undefined) return originals;
	const placeOf = ({ item }: Original): number => {
		const value = textOf((isRecord(item.meta) ? item.meta[order] : undefined) ?? item[order]);
		return value !== '' && Number.isFinite(Number(value)) ? Number(value) : Number.MAX_VALUE;
	};
	const result = [...originals].sort((one, other) => placeOf(one) - placeOf(other));
	if (result.some((original, place) => original !== originals[place]))
		converted.push({ path: [...at], label: '', field: 'order', from: order, to: texts.sorted });
	return result;
}

/** A record in our fields, while its own fields are read one by one. */
interface Draft extends Original {
	label: string;
	record: Record<string, unknown>;
	meta: Record<string, unknown>;
	/** Address of an external site, for which the record becomes a link. */
	link: string;
	/** The field of the link, as the report names it. */
	linkField: string;
	/** The site is embedded. */
	framed: boolean;
	hidesChildren: boolean;
}

interface Field {
	key: string;
	value: unknown;
	/** As the report names it. */
	name: string;
}

function convertRecord(original: Original, reading: FamilyReading): Raw[] {
	const { item, hidden } = original;
	reading.count += 1;
	if (reading.count > RECORD_LIMIT) return [item];
	const { table } = reading;
	const { meta, children, ...beside } = item;
	const own: Raw = isRecord(meta) ? meta : {};
	const label = wordsOf(own.title) || textOf(own.locale) || wordsOf(item.title) || textOf(item.name) || textOf(item.path);
	const target = { record: {}, meta: hidden ? { hidden: true } : {}, link: '', linkField: '' };
	const draft: Draft = { ...original, label, ...target, framed: false, hidesChildren: false };
	if (isOutcast(draft, reading)) return [];
	if (table.named !== undefined && textOf(item[table.named]) === '') draft.meta.hidden = true;
	for (const [key, value] of Object.entries(own)) convertField(draft, reading, { key, value, name: `meta.${key}` });
	for (const [key, value] of fieldsBeside(isRecord(meta) ? beside : { ...beside, meta }, table))
		if (OWN_FIELDS.includes(key) && table.fields?.[key] === undefined) draft.record[key] = value ?? undefined;
		else convertField(draft, reading, { key, value, name: key });
	convertTarget(draft, reading);
	return [whole(draft, children, reading)];
}

/** Whether a record is no route at all; the report says why. */
function isOutcast(draft: Draft, reading: FamilyReading): boolean {
	const { button, off } = reading.table;
	const reasons = [
		[button, texts.buttonNoMenu],
		[off, texts.turnedOff],
	] as const;
	for (const [mark, reason] of reasons) {
		if (!mark || draft.item[mark[0]] !== mark[1]) continue;
		discard(draft, reading, `${mark[0]}: ${quote(mark[1])}`, reason);
		return true;
	}
	return false;
}

/** The fields beside `meta`; an object of which the family uses fields is taken apart: `props.url`. */
const fieldsBeside = (beside: Raw, { fields = {} }: FamilyReading['table']): [string, unknown][] =>
	Object.entries(beside).flatMap(([key, value]): [string, unknown][] =>
		isRecord(value) && Object.keys(fields).some((field) => field.startsWith(`${key}.`))
			? Object.entries(value).map(([inner, each]) => [`${key}.${inner}`, each])
			: [[key, value]],
	);

function whole({ record, meta, at, link, hidden, hidesChildren }: Draft, children: unknown, reading: FamilyReading): Raw {
	const below =
		Array.isArray(children) && at.length <= DEPTH_LIMIT
			? convertLevel(children, { at, hidden: hidden || hidesChildren }, reading)
			: children;
	const isMissing = below === undefined || below === null || (Array.isArray(below) && below.length === 0);
	const result = { ...record, ...(Object.keys(meta).length > 0 && { meta }), ...(!isMissing && link === '' && { children: below }) };
	reading.places.set(result, at);
	return result;
}

const OWN_FIELDS: readonly string[] = ['path', 'name', 'component', 'redirect', 'url'];

function convertField(draft: Draft, reading: FamilyReading, field: Field): void {
	const { key, value, name } = field;
	const { fields = {}, lost = {}, order } = reading.table;
	if (value === null || value === undefined || value === '' || key === order || NUMBERS.has(key)) return;
	const reason = Object.hasOwn(lost, key) ? lost[key] : undefined;
	const target = Object.hasOwn(fields, key) ? fields[key] : Object.hasOwn(META_FIELDS, key) ? META_FIELDS[key] : undefined;
	if (reason !== undefined) {
		if (reason !== '' && !isEmpty(value)) discard(draft, reading, `${name}: ${quote(value)}`, reason);
	} else if (target !== undefined) setField(draft, reading, { ...field, target });
	else if (readAccessKey(key, value) !== 'other') convertAccess(draft, reading, field);
	else discard(draft, reading, `${name}: ${quote(value)}`, texts.unknownSetting);
}

/** Keys of database rows. Records are recognised by their names. */
const NUMBERS: ReadonlySet<string> = new Set(['id', 'parentId']);

/** 0 may be a place, so it is not empty. */
const isEmpty = (value: unknown): boolean =>
	(isNo(value) && value !== 0) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function setField(draft: Draft, reading: FamilyReading, field: Field & { target: string }): void {
	if (field.target === 'link' || field.target === 'frame') setLink(draft, reading, field);
	else if (field.target === 'hideChildren') hideChildren(draft, reading, field);
	else if (field.target === 'query') setQuery(draft, reading, field);
	else if (TEXTS.has(field.target)) setText(draft, reading, field);
	else setFlag(draft, reading, field);
}

function setLink(draft: Draft, reading: FamilyReading, { value, name, target }: Field & { target: string }): void {
	const url = textOf(value);
	const what = `${name}: ${quote(value)}`;
	if (!URL_LIKE.test(url)) return isNo(value) ? undefined : discard(draft, reading, what, texts.notAddress);
	draft.link = url;
	draft.linkField = what;
	draft.framed ||= target === 'frame';
}

function hideChildren(draft: Draft, reading: FamilyReading, { value, name }: Field): void {
	const what = `${name}: ${quote(value)}`;
	if (!isYes(value) && !isNo(value)) return discard(draft, reading, what, texts.unclear);
	draft.hidesChildren = isYes(value);
	if (draft.hidesChildren) note(draft, reading, { field: 'hidden', from: what, to: 'children: meta.hidden: true' });
}

function setQuery(draft: Draft, reading: FamilyReading, { value, name }: Field): void {
	const what = `${name}: ${quote(value)}`;
	const query = readQuery(value);
	if (query === null) return isEmpty(value) ? undefined : discard(draft, reading, what, texts.unclear);
	draft.meta.query = query;
	if (name !== 'meta.query' || query !== value) note(draft, reading, { field: 'query', from: what, to: `meta.query: ${quote(query)}` });
}

function setText(draft: Draft, reading: FamilyReading, { value, name, target }: Field & { target: string }): void {
	const what = `${name}: ${quote(value)}`;
	const text = target === 'icon' ? iconOf(textOf(value)) : wordsOf(value);
	const before = draft.meta[target];
	if (text === '') return discard(draft, reading, what, texts.unclear);
	if (target === 'icon' && text === '#') return;
	if (before !== undefined) return before === text ? undefined : discard(draft, reading, what, texts.alreadySet({ value: quote(before) }));
	draft.meta[target] = text;
	if (name !== `meta.${target}` || text !== value) note(draft, reading, { field: target, from: what, to: `meta.${target}: ${text}` });
}

function setFlag(draft: Draft, reading: FamilyReading, { value, name, target }: Field & { target: string }): void {
	const what = `${name}: ${quote(value)}`;
	const flag = target.replace('!', '');
	if (!isYes(value) && !isNo(value)) return discard(draft, reading, what, texts.unclear);
	if (isYes(value) === target.startsWith('!')) return;
	draft.meta[flag] = true;
	if (name !== `meta.${flag}`) note(draft, reading, { field: flag, from: what, to: `meta.${flag}: true` });
}

const TEXTS: ReadonlySet<string> = new Set(['title', 'icon', 'activeMenu', 'badge']);

const ICONS: ReadonlySet<string> = new Set([...Object.keys(iconPaths), ...Object.keys(moreIconPaths)]);

export const isIcon = (name: string): boolean => ICONS.has(name);

/** Our icon for one of another set, `mdi:home-outline` or `icon-home`, if the word is the same; else the icon itself. */
function iconOf(icon: string): string {
	const word = (icon.split(':').at(-1) ?? '')
		.toLowerCase()
		.replace(/^(el-icon-|icon-|ri-|fa-)/, '')
		.replace(/(-outlined?|-filled|-fill|-line|outlined|filled)$/, '');
	return [icon, word, `${word}s`].find(isIcon) ?? icon;
}

/** Access becomes `meta.guard`, or a further list that must be passed too. Unknown values let only administrators pass. */
function convertAccess(draft: Draft, reading: FamilyReading, { key, value, name }: Field): void {
	const { meta } = draft;
	const what = `${name}: ${quote(value)}`;
	if (readAccessKey(key, value) === 'flag') {
		if (value === /^(ignore|no|menuVisible)/.test(key)) discard(draft, reading, what, texts.allSignIn);
		return;
	}
	const guard = key === 'guard' ? value : guardOf(key, value, reading);
	if (guard === undefined) return;
	const target = ['guard', 'requiredRoles', 'requiredPermissions'].find((field) => meta[field] === undefined);
	meta[target ?? 'guard'] = target === undefined ? [] : (guard ?? []);
	if (target === undefined) discard(draft, reading, what, texts.tooManyLimits);
	else if (guard === null) discard(draft, reading, what, texts.unclearAccess);
	else if (name !== 'meta.guard') {
		const words = key === 'guard' ? quote(value) : [guard].flat().join(listSeparator);
		note(draft, reading, { field: 'guard', from: `${name}: ${words}`, to: `meta.${target}` });
	}
}

/** Undefined if everyone may enter; null for an unknown field or value. */
function guardOf(key: string, value: unknown, { site: { access } }: FamilyReading): string | string[] | null | undefined {
	const names: unknown[] = Array.isArray(value) ? value : [value];
	if (isRoleList(key) && names.includes('*')) return undefined;
	const isList = (list: unknown[]): list is string[] => list.length > 0 && list.every((each) => typeof each === 'string' && each !== '');
	if (readAccessKey(key, value) === 'unknown' || !isList(names)) return null;
	const isName = Object.hasOwn({ ...access.roles, ...access.permissions }, String(value));
	return typeof value === 'string' && !isName && isGuardName(value, access) ? value : names;
}

/** Page, group, link or embedded site. */
function convertTarget(draft: Draft, reading: FamilyReading): void {
	const { record, item } = draft;
	const { page, links = [] } = reading.table;
	if (/^noredirect$/i.test(textOf(record.redirect))) delete record.redirect;
	for (const field of ['path', ...links]) {
		if (draft.link !== '' || !URL_LIKE.test(textOf(record[field]))) continue;
		draft.link = textOf(record[field]);
		draft.linkField = `${field}: ${quote(record[field])}`;
	}
	if (draft.link !== '') convertLink(draft, reading);
	const isLeaf = !(Array.isArray(item.children) && item.children.length > 0) && textOf(record.redirect) === '';
	const given = textOf(record.component) || (isLeaf && page ? textOf(record[page]) : '');
	if (given !== '' && draft.link === '') convertComponent(draft, reading, given);
}

/** A record whose target is a site has neither a page nor children. */
function convertLink(draft: Draft, reading: FamilyReading): void {
	const { record, item, link, linkField } = draft;
	for (const field of ['component', 'redirect', 'url']) delete record[field];
	if (Array.isArray(item.children) && item.children.length > 0)
		discard(draft, reading, `children: ${quote(item.children)}`, texts.linkHasNoChildren);
	const path = textOf(record.path);
	if (draft.framed || isEmbedded(item, reading.table)) {
		record.frame = link;
		if (path === '' || URL_LIKE.test(path)) record.path = framePath(link);
		note(draft, reading, { field: 'frame', from: linkField, to: `frame: ${link}` });
		return;
	}
	record.path = link;
	if (link !== path) note(draft, reading, { field: 'link', from: linkField, to: `path: ${link}` });
}

const FRAME = /i-?frame|inner-?link/i;

function isEmbedded(item: Raw, { frames = [], outside }: FamilyReading['table']): boolean {
	const own: Raw = { ...item, ...(isRecord(item.meta) && item.meta) };
	if (outside !== undefined && isYes(own[outside])) return false;
	const isMarked = frames.some(([field, value]) => textOf(own[field]).toLowerCase() === value);
	return isMarked || isYes(own.isIframe) || FRAME.test(textOf(item.component));
}

/** Path of a record that has only the address of the site it embeds. */
const framePath = (url: string): string => `/frame/${(url.replace(/^[a-z]+:/i, '').match(/\w+/g) ?? []).join('-')}`;

function convertComponent({ record, ...draft }: Draft, reading: FamilyReading, given: string): void {
	const { table, site } = reading;
	const found = table.groups?.includes(given) ? ({ kind: 'group' } as const) : findPage(given, site.pages);
	const component = found.kind === 'page' ? found.page : found.kind === 'group' ? 'Layout' : given;
	if (component !== record.component) note(draft, reading, { field: 'component', from: given, to: `component: ${component}` });
	record.component = component;
	const own = { ...draft.item, ...(isRecord(draft.item.meta) && draft.item.meta) };
	const missing = component === 'Layout' ? [] : Object.entries(table.defaults ?? {}).filter(([key]) => !Object.hasOwn(own, key));
	for (const [key, value] of missing) convertField({ ...draft, record }, reading, { key, value, name: texts.defaultOf({ key }) });
}

const note = (
	{ at, label }: Pick<Draft, 'at' | 'label'>,
	{ converted }: FamilyReading,
	how: Pick<Conversion, 'field' | 'from' | 'to'>,
): void => void converted.push({ path: [...at], label, ...how });

const discard = ({ at, label }: Pick<Draft, 'at' | 'label'>, { dropped }: FamilyReading, what: string, reason: string): void =>
	void dropped.push({ path: [...at], label, what, reason });
