/** Compares two versions of the APIs. Knows nothing of pages: `match-uses.ts` finds affected uses by each change's target. */
import type { ApiModel } from '#codegen/check/api/api-model.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { Change } from './change.ts';
import { compareOperations } from './compare-operations.ts';
import { locateOperations } from './locate-operations.ts';

export function compareApis(before: readonly ApiModel[], after: readonly ApiModel[]): Change[] {
	const names = [...new Set([...before, ...after].map(({ name }) => name))].sort();
	return names.flatMap((name) => {
		const was = before.find((api) => api.name === name);
		const is = after.find((api) => api.name === name);
		return [...(was && is ? [...compareSettings(was, is), ...compareSchemes(was, is)] : []), ...compareAll(was, is)];
	});
}

function compareAll(before: ApiModel | undefined, after: ApiModel | undefined): Change[] {
	const was = before ? locateOperations(before) : new Map();
	const is = after ? locateOperations(after) : new Map();
	const changes: Change[] = [];
	for (const [operation, old] of was) {
		const now = is.get(operation);
		if (now) changes.push(...compareOperations(old, now));
		else changes.push({ ...wholeOperation(operation, 'removed', 'is gone', true), target: { kind: 'call' }, at: old.model.at });
	}
	for (const [operation, { model }] of is)
		if (!was.has(operation)) changes.push({ ...wholeOperation(operation, 'added', 'is new', false), at: model.at });
	return changes;
}

function wholeOperation(operation: string, what: 'added' | 'removed', message: string, breaking: boolean): Omit<Change, 'at'> {
	return { operation, kind: `operation-${what}`, subject: '', message: `the operation ${message}`, breaking, target: { kind: 'nothing' } };
}

const SETTINGS = ['servers', 'x-envelope', 'x-auth', 'x-timeout', 'x-idempotency', 'x-paging', 'x-matching'];

/** Settings of a whole document. Not breaking: the recompiled client follows them. */
function compareSettings(before: ApiModel, after: ApiModel): Change[] {
	const was = before.document.value;
	const is = after.document.value;
	return SETTINGS.filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key])).map((key) => ({
		operation: after.name,
		kind: 'settings-changed' as const,
		subject: key,
		message: `\`${key}\` of the API differs`,
		breaking: false,
		target: { kind: 'nothing' as const },
		at: is[key] === undefined ? before.document.locate([key], 'key') : after.document.locate([key], 'key'),
	}));
}

/** How tokens are sent. The client follows `x-auth`, so a server that takes another scheme refuses it until `x-auth` says so, too. */
function compareSchemes(before: ApiModel, after: ApiModel): Change[] {
	const [was, is] = [schemesOf(before), schemesOf(after)];
	if (JSON.stringify(was) === JSON.stringify(is)) return [];
	const isFollowed = JSON.stringify(before.auth) !== JSON.stringify(after.auth);
	const change: Change = {
		operation: after.name,
		kind: 'settings-changed',
		subject: 'securitySchemes',
		message: `the sign-in of the API has another scheme${isFollowed ? '' : ', but `x-auth` sends the token as before'}`,
		breaking: !isFollowed,
		target: { kind: 'nothing' },
		at: after.document.locate(['components', 'securitySchemes'], 'key'),
	};
	return [change];
}

const schemesOf = ({ document }: ApiModel): Plain =>
	isObject(document.value.components) ? (document.value.components.securitySchemes ?? null) : null;
