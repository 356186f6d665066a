import { listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/routing/families.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { iconPaths } from '#src/ui/icon-paths.ts';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { isRoleList, readAccessKey } from '../access-words.ts';
import { findPage } from '../find-page.ts';
import type { NodePath } from '../findings.ts';
import { isGuardName } from '../read-guards.ts';
import { isNo, isYes, META_FIELDS } from '../read-meta.ts';
import { DEPTH_LIMIT, RECORD_LIMIT } from '../read-record.ts';
import { quote, type Raw, textOf } from '../served-context.ts';
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
	return { ...reading, list: convertLevel(list, [], reading) };
}

/** A record of the original list. */
interface Original {
	item: Raw;
	at: NodePath;
}

function convertLevel(list: readonly unknown[], at: NodePath, reading: FamilyReading): Raw[] {
	const originals = list.flatMap((item, place): Original[] => {
		if (isRecord(item)) return [{ item, at: [...at, place] }];
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
	/** Address of an embedded site. */
	frame: string;
}

interface Field {
	key: string;
	value: unknown;
	/** As the report names it. */
	name: string;
}

function convertRecord({ item, at }: Original, reading: FamilyReading): Raw[] {
	reading.count += 1;
	if (reading.count > RECORD_LIMIT) return [item];
	const { table } = reading;
	const { meta, children, ...beside } = item;
	const own: Raw = isRecord(meta) ? meta : {};
	const label = textOf(own.title) || textOf(own.locale) || textOf(item.title) || textOf(item.name) || textOf(item.path);
	const draft: Draft = { item, at, label, record: {}, meta: {}, link: '', frame: '' };
	if (table.button && item[table.button[0]] === table.button[1]) {
		discard(draft, reading, `${table.button[0]}: ${quote(table.button[1])}`, texts.buttonNoMenu);
		return [];
	}
	for (const [key, value] of Object.entries(own)) convertField(draft, reading, { key, value, name: `meta.${key}` });
	for (const [key, value] of Object.entries(isRecord(meta) ? beside : { ...beside, meta }))
		if (OWN_FIELDS.includes(key) && table.fields?.[key] === undefined) draft.record[key] = value ?? undefined;
		else convertField(draft, reading, { key, value, name: key });
	convertTarget(draft, reading);
	return [whole(draft, children, reading)];
}

function whole({ record, meta, at, link, frame }: Draft, children: unknown, reading: FamilyReading): Raw {
	const below = Array.isArray(children) && at.length <= DEPTH_LIMIT ? convertLevel(children, at, reading) : children;
	const isMissing = below === undefined || below === null || (Array.isArray(below) && below.length === 0);
	const result = {
		...record,
		...(Object.keys(meta).length > 0 && { meta }),
		...(!isMissing && link === '' && frame === '' && { children: below }),
	};
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
	[false, 'false', '0'].includes(value as never) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function setField(draft: Draft, reading: FamilyReading, field: Field & { target: string }): void {
	if (field.target === 'link' || field.target === 'frame') setLink(draft, reading, field);
	else if (TEXTS.has(field.target)) setText(draft, reading, field);
	else setFlag(draft, reading, field);
}

function setLink(draft: Draft, reading: FamilyReading, { value, name, target }: Field & { target: string }): void {
	const url = textOf(value);
	const what = `${name}: ${quote(value)}`;
	if (!URL_LIKE.test(url)) return isNo(value) ? undefined : discard(draft, reading, what, texts.notAddress);
	draft[target === 'frame' ? 'frame' : 'link'] = url;
	if (target === 'frame') note(draft, reading, { field: 'frame', from: what, to: `frame: ${url}` });
	else if (url !== textOf(draft.item.path)) note(draft, reading, { field: 'link', from: what, to: `path: ${url}` });
}

function setText(draft: Draft, reading: FamilyReading, { value, name, target }: Field & { target: string }): void {
	const what = `${name}: ${quote(value)}`;
	const text = target === 'icon' ? iconOf(textOf(value)) : textOf(value);
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
	const { page } = reading.table;
	if (/^noredirect$/i.test(textOf(record.redirect))) delete record.redirect;
	moveEmbeddedLink(draft, reading);
	if (draft.link !== '' || draft.frame !== '') return convertAddress(draft, reading);
	const isLeaf = !(Array.isArray(item.children) && item.children.length > 0) && textOf(record.redirect) === '';
	const given = textOf(record.component) || (isLeaf && page ? textOf(record[page]) : '');
	if (given !== '' && !URL_LIKE.test(textOf(record.path))) convertComponent(draft, reading, given);
}

/** A record whose target is a site has neither a page nor children. */
function convertAddress(draft: Draft, reading: FamilyReading): void {
	const { record, item, link, frame } = draft;
	for (const field of ['component', 'redirect', 'url']) delete record[field];
	if (frame === '') record.path = link;
	else {
		record.frame = frame;
		if (textOf(record.path) === '' || URL_LIKE.test(textOf(record.path))) record.path = framePath(frame);
	}
	if (Array.isArray(item.children) && item.children.length > 0)
		discard(draft, reading, `children: ${quote(item.children)}`, texts.linkHasNoChildren);
}

/** Embeds the link if a field of the record says so. */
function moveEmbeddedLink(draft: Draft, { table: { embeds } }: FamilyReading): void {
	const { item, link } = draft;
	if (!embeds || link === '') return;
	const [field, expected] = embeds;
	const value = (isRecord(item.meta) ? item.meta[field] : undefined) ?? item[field];
	const isEmbedded = typeof expected === 'string' ? value === expected : expected ? isYes(value) : isNo(value);
	if (isEmbedded) Object.assign(draft, { link: '', frame: link });
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
