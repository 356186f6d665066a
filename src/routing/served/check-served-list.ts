import { listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/routing/list.ts';
import * as servedTexts from '#generated/messages/routing/served.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { readAccessKey } from './access-words.ts';
import { completeNames } from './complete-names.ts';
import { type Conversion, type Converted, convertList, type DroppedValue, isIcon } from './families/convert-list.ts';
import { familyOf, isConverted } from './families/family-of.ts';
import { type Family, LEFT_OUT } from './families/family-tables.ts';
import { type Finding, type FindingCode, findingOf, type NodePath } from './findings.ts';
import { labelOfRecord, type ServedRecord } from './list-nodes.ts';
import { lockOutsOf } from './lock-outs.ts';
import { META_FIELDS } from './read-meta.ts';
import { DEPTH_LIMIT } from './read-record.ts';
import { ROUTES_NOT_A_LIST, readList } from './read-served-routes.ts';
import { createProblemList, type ProblemList, quote, type Raw, textOf, wordsOf } from './served-context.ts';
import { isCatchAll, URL_LIKE } from './served-path.ts';
import { type ServedSite, servedContextOf } from './served-site.ts';

export interface ListCheck {
	/** The list in the fields of spec 2.3, every record with a name; unknown fields are kept. */
	list: ServedRecord[];
	family: Family;
	/** In the order of `list`; their paths are positions in it. */
	findings: Finding[];
	converted: Conversion[];
	dropped: DroppedValue[];
	/** Position in the list as it was given of the record at a position of `list`. */
	placeOf: (path: NodePath) => NodePath;
}

/** The findings for which not even a list that was published before may be published again. */
export const isLockOut = ({ code }: { code: string }): boolean => ['no-first-page', 'no-sign-out', 'lost-studio'].includes(code);

/** Maximum number of reported findings. */
export const FINDING_LIMIT = 300;

/**
 * Converts a list of a related product, and finds what the app would leave out, repair or show wrongly. Never throws on JSON. A list that
 * is checked again comes out unchanged. With `isOurs` the list is never taken for one of another product.
 */
export function checkServedList(list: unknown, site: ServedSite, { isOurs = false } = {}): ListCheck {
	if (!Array.isArray(list)) {
		const finding = findingOf({ code: 'not-a-list', path: [], label: '', subject: '', message: ROUTES_NOT_A_LIST });
		return { list: [], family: 'native', findings: [finding], converted: [], dropped: [], placeOf: (path) => path };
	}
	const family = isOurs ? 'native' : familyOf(list);
	const none: Converted = { list, converted: [], dropped: [], places: new WeakMap() };
	const { list: native, converted, dropped, places } = isConverted(family) ? convertList(list, family, site) : none;
	const named = completeNames(native, (record, path, name) => {
		converted.push({ path: [...path], label: labelOfRecord(record) || name, field: 'name', from: texts.noName, to: `name: ${name}` });
	});
	const problems = createProblemList({ limit: FINDING_LIMIT, everyPlace: true });
	const context = servedContextOf(site);
	const routes = readList(named, context, problems);
	inspect(named, [], problems);
	const leftOut = isLeftOut(family) ? LEFT_OUT[family].reason : '';
	if (leftOut !== '')
		problems.add({ code: 'left-out-family', path: [], label: '', subject: '', message: texts.leftOutFamily({ family, reason: leftOut }) });
	for (const { code, message } of lockOutsOf(routes, context)) problems.add({ code, message, path: [], label: '', subject: '' });
	return {
		list: named,
		family,
		findings: family === 'native' ? findingsOf(problems) : findingsOf(problems).map(forImport),
		converted,
		dropped,
		placeOf: (path) => places.get(recordAt(native, path)) ?? path,
	};
}

/** A list of another product is imported first, where it may be appended to the present one. */
const forImport = (finding: Finding): Finding => (finding.code === 'lost-studio' ? { ...finding, severity: 'warning' } : finding);

const isLeftOut = (family: Family): family is keyof typeof LEFT_OUT => Object.hasOwn(LEFT_OUT, family);

function recordAt(list: readonly unknown[], path: NodePath): object {
	const found = path.reduce<unknown>((level, place) => {
		const records: unknown = isRecord(level) ? level.children : level;
		return Array.isArray(records) ? records[place] : null;
	}, list);
	return isRecord(found) ? found : list;
}

function findingsOf(problems: ProblemList): Finding[] {
	const findings = problems.list().map(findingOf).sort(byPlace);
	if (problems.more() === 0) return findings;
	const message = servedTexts.more({ count: problems.more() });
	return [...findings, findingOf({ code: 'more-findings', path: [], label: '', subject: '', message })];
}

function byPlace({ path: one }: Finding, { path: other }: Finding): number {
	for (const [depth, place] of one.entries()) {
		const difference = place - (other[depth] ?? -1);
		if (difference !== 0) return difference;
	}
	return one.length - other.length;
}

/** Findings that do not prevent reading a record, but would look wrong in a menu. */
function inspect(list: readonly unknown[], at: NodePath, problems: ProblemList): void {
	for (const [place, record] of list.entries()) {
		if (!isRecord(record)) continue;
		const path = [...at, place];
		const meta: Raw = isRecord(record.meta) ? record.meta : {};
		for (const [code, message] of flawsOf(record, meta)) problems.add({ code, path, label: labelOfRecord(record), subject: '', message });
		if (Array.isArray(record.children) && at.length < DEPTH_LIMIT) inspect(record.children, path, problems);
	}
}

const MARKUP = /<\/?[a-z][^>]*>|&(#\d+|[a-z]+);/i;

const OWN_FIELDS: readonly string[] = [
	'path',
	'name',
	'component',
	'redirect',
	'url',
	'frame',
	'meta',
	'children',
	'title',
	'hidden',
	'alwaysShow',
];

/** Fields that mean nothing to the reader. */
function unknownFields(record: Raw, meta: Raw): string[] {
	const isUnknown = ([key, value]: [string, unknown]): boolean => value !== null && readAccessKey(key, value) === 'other';
	const beside = Object.entries(record).filter((entry) => isUnknown(entry) && !OWN_FIELDS.includes(entry[0]));
	const inside = Object.entries(meta).filter((entry) => isUnknown(entry) && !Object.hasOwn(META_FIELDS, entry[0]));
	return [...beside.map(([key]) => quote(key)), ...inside.map(([key]) => `meta.${quote(key)}`)];
}

function* flawsOf(record: Raw, meta: Raw): Generator<[FindingCode, string]> {
	const unknown = unknownFields(record, meta);
	if (unknown.length > 0) yield ['unknown-field', texts.unknownFields({ fields: unknown.join(listSeparator) })];
	const title = wordsOf(meta.title) || wordsOf(record.title) || wordsOf(meta.locale);
	const icon = textOf(meta.icon);
	const path = textOf(record.path);
	// Menus show the page of a group of one instead of the group.
	const isWrapper = Array.isArray(record.children) && record.children.length === 1 && meta.alwaysShow !== true;
	if (title === '' && meta.hidden !== true && !isCatchAll(path) && !isWrapper)
		yield ['no-title', texts.noTitle({ path, name: textOf(record.name) || path })];
	if (MARKUP.test(title)) yield ['markup-in-title', texts.markup];
	if (icon !== '' && !isIcon(icon)) yield ['unknown-icon', texts.unknownIcon({ icon })];
	const isGroup = ['', 'Layout'].includes(textOf(record.component)) && textOf(record.redirect) === '';
	const isEmpty = !Array.isArray(record.children) || record.children.length === 0;
	if (isGroup && isEmpty && !URL_LIKE.test(path) && textOf(record.url) === '' && textOf(record.frame) === '' && !isCatchAll(path))
		yield ['empty-group', texts.emptyGroup];
}
