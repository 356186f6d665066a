// @vitest-environment node

import { expect, test } from 'vitest';
import { access } from '#generated/access.ts';
import { seed as mockSeed } from '#mock/generated/seed.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { safeLink } from '#src/lib/safe-url.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { buildTreeOfAnyFamily } from '#src/routing/served/build-served-tree.ts';
import { checkServedList, FINDING_LIMIT, isLockOut } from '#src/routing/served/check-served-list.ts';
import { FAMILY_LISTS } from '#tests/src/routing/family-lists.ts';
import { context, product, STUDENT, site } from '#tests/src/routing/hostile-support.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { mutateList, randomRouteList } from '#tests/support/random-route-lists.ts';
import { seededNumbers } from '#tests/support/seeded-numbers.ts';

type Json = Record<string, unknown>;

const LISTS = 10_000;
const BATCH = 1000;
const BATCHES = sampleOf(
	Array.from({ length: LISTS / BATCH }, (_, at) => at * BATCH),
	3,
);
const FAMILIES = Object.values(FAMILY_LISTS);

/** Every second list is one of a related product, made for this app's roles, with some fields and records replaced. */
function listOf(seed: number): unknown {
	if (seed % 2 === 0) return randomRouteList(seed);
	const next = seededNumbers(seed * 31 + 7);
	return mutateList(structuredClone(FAMILIES[next(FAMILIES.length)]) as unknown as unknown[], next, next(12));
}

test.each(BATCHES)('1,000 random and mutated lists are checked and applied safely, from seed %i', { timeout: 120_000 }, async (first) => {
	const faults: string[] = [];
	for (let seed = first; seed < first + BATCH; seed += 1) {
		// A copy, since generated lists share some of their values.
		const list: unknown = JSON.parse(JSON.stringify(listOf(seed)));
		const denied = markRecords(list);
		faults.push(...(await faultsOf(list, denied)).map((fault) => `seed ${seed}: ${fault}`));
	}
	expect(faults).toEqual([]);
});

async function faultsOf(list: unknown, denied: ReadonlySet<unknown>): Promise<string[]> {
	const text = JSON.stringify(list);
	const checked = checkServedList(list, site);
	const faults: string[] = JSON.stringify(list) === text ? [] : ['the list itself was changed'];
	// Export and import: what is checked comes out of a file unchanged, and is ours.
	const again = checkServedList(JSON.parse(JSON.stringify(checked.list)), site);
	const isWhole = !checked.findings.some(({ code }) => code === 'too-deep' || code === 'too-many-records');
	if (isWhole && JSON.stringify(again.list) !== JSON.stringify(checked.list)) faults.push('checking again changes the list');
	if (isWhole && again.family !== 'native') faults.push(`what is converted is taken for ${again.family}`);
	if (checked.findings.length > FINDING_LIMIT + 1) faults.push('too many findings');
	const read = await buildTreeOfAnyFamily(list, context);
	if (read.ok !== Array.isArray(list)) faults.push('a list is refused, or something else is not');
	if (!read.ok) return faults;
	const table = createRouteTable(read.routes, context.own);
	const unknown = checked.findings.some(({ code }) => code === 'unknown-component');
	for (const { page, name, meta, guards } of table.byName.values()) {
		if (page !== null && !product.pages.includes(page) && !unknown) faults.push(`${name} has the page ${page}, which is not compiled`);
		const enters = guards.every((guard) => isAllowed(guard, STUDENT, access));
		if (denied.has((meta as Json).mark) && enters) faults.push(`a student enters ${name}`);
	}
	const links = (records: readonly RouteRecord[]): string[] =>
		records.flatMap(({ url, children }) => [url ?? [], links(children ?? [])].flat());
	for (const url of links(read.routes))
		if (safeLink(url) === null || !/^(https?:|mailto:|tel:|\/\/)/i.test(url)) faults.push(`a link to ${url}`);
	return faults;
}

/** Marks records in their meta, and returns the marks of those that plainly deny students, with all below them. */
function markRecords(list: unknown): Set<unknown> {
	const denied = new Set<unknown>();
	let mark = 0;
	const visit = (records: unknown, isClosed: boolean): void => {
		if (!Array.isArray(records)) return;
		for (const record of records) {
			if (!isRecord(record)) continue;
			const closes = isClosed || deniesStudents(record) || (isRecord(record.meta) && deniesStudents(record.meta));
			if (isRecord(record.meta) && !Object.hasOwn(record.meta, 'toString')) {
				mark += 1;
				record.meta = { ...record.meta, mark };
				if (closes) denied.add(mark);
			}
			visit(record.children, closes);
			visit(record.routes, closes);
		}
	};
	visit(list, false);
	return denied;
}

/** A list of names without that of students, under a key that means the same in every product. */
const deniesStudents = (fields: Json): boolean =>
	['guard', 'roles', 'authority', 'permissions', 'role', 'hasRole'].some((key) => {
		const names: unknown = Object.hasOwn(fields, key) ? fields[key] : undefined;
		return (
			Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string' && !['*', 'student', ''].includes(name))
		);
	});

test('the published list of the mock server has no finding, and comes out of export and import unchanged', () => {
	const list = (mockSeed.routes ?? []).map(({ id: _id, ...record }) => record);
	const { placeOf: _place, ...checked } = checkServedList(JSON.parse(JSON.stringify(list)), site);
	expect(checked).toEqual({
		list,
		family: 'native',
		findings: [],
		converted: [],
		dropped: [],
	});
});

test.each<[string, unknown, string, 'error' | 'warning']>([
	['something else than a list', { list: [] }, 'not-a-list', 'error'],
	['a record without a path', [{ name: 'a' }], 'no-path', 'error'],
	['a path with dots', [{ path: '/a/../b', component: 'home', meta: { title: '甲' } }], 'unusable-path', 'error'],
	['a link that runs a script', [{ path: 'javascript:alert(1)', meta: { title: '甲' } }], 'unsafe-link', 'error'],
	['a link without a host', [{ path: 'https://', meta: { title: '甲' } }], 'unsafe-link', 'error'],
	['a link to a word', [{ path: '/a', url: 'community', meta: { title: '甲' } }], 'unsafe-link', 'error'],
	['a page of nobody', [{ path: '/a', component: 'gone', meta: { title: '甲' } }], 'unknown-component', 'error'],
	['an unknown guard', [{ path: '/a', component: 'home', meta: { title: '甲', guard: 'ghost' } }], 'unknown-guard', 'error'],
	['an unknown role', [{ path: '/a', component: 'home', meta: { title: '甲', guard: ['ghost'] } }], 'unknown-access-name', 'warning'],
	[
		'an unknown field of access',
		[{ path: '/a', component: 'home', meta: { title: '甲', allowedRoles: ['x'] } }],
		'unknown-access',
		'error',
	],
	['a fixed page', [{ path: '/login', component: 'home', meta: { title: '甲' } }], 'fixed-page', 'error'],
	['an unknown icon', [{ path: '/a', component: 'home', meta: { title: '甲', icon: 'ghost' } }], 'unknown-icon', 'warning'],
	['no title', [{ path: '/a', component: 'home' }], 'no-title', 'warning'],
	['markup in a title', [{ path: '/a', component: 'home', meta: { title: '<b>甲</b>' } }], 'markup-in-title', 'warning'],
	['an empty group', [{ path: '/a', component: 'Layout', meta: { title: '甲' } }], 'empty-group', 'warning'],
	['children that are no list', [{ path: '/a', component: 'Layout', meta: { title: '甲' }, children: {} }], 'children-not-list', 'error'],
])('%s is a finding with its place and a remedy', (_case, list, code, severity) => {
	const { findings } = checkServedList(list, site);
	const found = findings.find((finding) => finding.code === code);
	expect(found).toMatchObject({ severity, path: Array.isArray(list) ? [0] : [], remedy: expect.stringMatching(/。$/) });
});

test('findings follow the order of the list, and name the record', () => {
	const broken = { path: '/x', component: 'gone', name: 'x', meta: { title: '坏的', icon: 'ghost' } };
	const list = [
		{
			path: '/g',
			name: 'g',
			component: 'Layout',
			meta: { title: '组' },
			children: [{ path: '/a', name: 'a', component: 'home', meta: { title: '甲' } }, broken],
		},
		{ path: '/a', name: 'a', component: 'home', meta: { title: '重复' } },
	];
	const found = checkServedList(list, site).findings.filter((finding) => !isLockOut(finding));
	expect(found.map(({ code, path, label }) => [code, path.join('.'), label])).toEqual([
		['unknown-component', '0.1', '坏的'],
		['unknown-icon', '0.1', '坏的'],
		['repeated-path', '1', '重复'],
	]);
});

test('a list of thousands of faults has a bounded number of findings, the last of which says so', () => {
	const list = Array.from({ length: 5100 }, (_, at) => ({ path: `/p${at}`, component: 'gone' }));
	const { findings } = checkServedList(list, site);
	expect(findings).toHaveLength(FINDING_LIMIT + 1);
	expect(findings.at(-1)).toMatchObject({ code: 'more-findings', severity: 'error' });
});
