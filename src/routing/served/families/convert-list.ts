import { readAccessKey } from '../access-words.ts';
import type { NodePath } from '../findings.ts';
import { DEPTH_LIMIT, RECORD_LIMIT } from '../read-record.ts';
import { isObject, quote, type Raw, textOf } from '../served-context.ts';
import { convertAccess } from './convert-access.ts';
import { convertFields } from './convert-fields.ts';
import { convertKind } from './convert-kind.ts';
import type { Conversion, Draft, DroppedValue, FamilyReading } from './draft.ts';
import type { Family } from './family-of.ts';
import { FAMILIES } from './family-rules.ts';

export interface Converted {
	list: readonly unknown[];
	converted: Conversion[];
	dropped: DroppedValue[];
}

/** Writes a list of a related product in the fields of spec 2.3, and says what was converted and what was dropped. Never throws on JSON. */
export function convertList(list: readonly unknown[], family: Exclude<Family, 'native'>, site: FamilyReading['site']): Converted {
	const reading: FamilyReading = { rules: FAMILIES[family], site, converted: [], dropped: [], count: 0 };
	return { list: convertLevel(list, [], reading), converted: reading.converted, dropped: reading.dropped };
}

function convertLevel(list: readonly unknown[], at: NodePath, reading: FamilyReading): Raw[] {
	const drafts = list.flatMap((item, place) => {
		const path = [...at, place];
		if (isObject(item)) return readDraft(item, path);
		if (item !== null) reading.dropped.push({ path, label: '', what: quote(item), reason: '不是一条记录' });
		return [];
	});
	return sorted(drafts, at, reading).flatMap((draft) => convertRecord(draft, reading));
}

function readDraft(item: Raw, at: NodePath): Draft {
	const { meta, children, routes, ...record } = item;
	const below = Array.isArray(children) ? children : Array.isArray(routes) ? routes : null;
	const own: Raw = isObject(meta) ? meta : {};
	const label = textOf(own.title) || textOf(own.locale) || textOf(item.title) || textOf(item.name) || textOf(item.path);
	// Keeps `children` that are not a list, so that the reader reports them.
	const odd = below === null && children !== undefined && children !== null ? { children } : {};
	return { record: { ...record, ...odd }, meta: { ...own }, children: below, at, label };
}

function convertRecord(draft: Draft, reading: FamilyReading): Raw[] {
	reading.count += 1;
	if (reading.count > RECORD_LIMIT) return [whole(draft, draft.children)];
	if (!convertKind(draft, reading)) return [];
	convertFields(draft, reading);
	convertAccess(draft, reading);
	const { children, at, record } = draft;
	const below = children && at.length <= DEPTH_LIMIT ? convertLevel(children, at, reading) : children;
	const only = below?.length === 1 && reading.rules.unwraps && isWrapper(draft) ? below[0] : undefined;
	if (!isObject(only)) return [whole(draft, below)];
	reading.converted.push({ path: [...at], label: draft.label, from: `只有一页的分组 ${textOf(record.path)}`, to: '那一页' });
	return [{ ...only, path: `/${textOf(only.path).replace(/^\/+/, '')}` }];
}

/** RuoYi wraps each top-level page in a group at `/` without other fields. */
const isWrapper = ({ record, meta, at }: Draft): boolean =>
	at.length === 1 &&
	textOf(record.path) === '/' &&
	Object.keys(meta).length === 0 &&
	Object.keys(record).every((key) => readAccessKey(key, record[key]) === 'other');

function whole({ record, meta }: Draft, children: readonly unknown[] | null): Raw {
	return { ...record, ...(Object.keys(meta).length > 0 && { meta }), ...(children && children.length > 0 && { children }) };
}

/** Sorts by the family's order field, lower first. Records with equal values keep their order. */
function sorted(drafts: readonly Draft[], at: NodePath, { rules, converted }: FamilyReading): readonly Draft[] {
	const { order } = rules;
	if (!order || (order.topOnly && at.length > 0)) return drafts;
	const placeOf = ({ meta, record }: Draft): number => {
		const value = textOf(meta[order.key]) || textOf(record[order.key]);
		return value !== '' && Number.isFinite(Number(value)) ? Number(value) : order.missing;
	};
	const result = [...drafts].sort((one, other) => placeOf(one) - placeOf(other));
	if (result.some((draft, place) => draft !== drafts[place]))
		converted.push({ path: [...at], label: '', from: order.key, to: '按它排好的次序' });
	for (const { meta, record } of drafts) for (const fields of [meta, record]) delete fields[order.key];
	return result;
}
