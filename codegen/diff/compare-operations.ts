import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { objectAt, objectOr } from '#codegen/check/api/json-object.ts';
import { collectRefs, followRef } from '#codegen/check/api/schema-type.ts';
import { type Change, type ChangeKind, declaredAs, type Target } from './change.ts';
import { compareSchemas, WORDS } from './compare-schemas.ts';
import { declarationOf } from './declaration-of.ts';
import type { LocatedOperation, OperationInput } from './locate-operations.ts';

/** Every change of one operation. Callers pass one flat object, so moving a value between path, query and body does not affect them. */
export function compareOperations(before: LocatedOperation, after: LocatedOperation): Change[] {
	const operation = after.model.name;
	return [
		...compareSelf(before.model, after.model),
		...compareTimeouts(before, after),
		...compareInputs(before, after),
		...(before.body && after.body ? compareSchemas(before.body, after.body, '', { operation, direction: 'request', input: null }) : []),
		...compareSchemas(before.answer, after.answer, '', { operation, direction: 'answer', input: null }),
	];
}

const declarationOfInput = (operation: string, { place, name, schema }: OperationInput): string[] =>
	place === 'body' ? declarationOf(schema) : ['operations', operation.slice(operation.indexOf('.') + 1), 'parameters', place, name];

const NOTHING: Target = { kind: 'nothing' };
const CALL: Target = { kind: 'call' };

function compareSelf(was: OperationModel, is: OperationModel): Change[] {
	const changes: Change[] = [];
	const add = (kind: ChangeKind, message: string, breaking = false, target = NOTHING): void => {
		changes.push({ operation: is.name, kind, subject: '', message, breaking, target, at: is.at });
	};
	if (was.path !== is.path) add('path-changed', `the path was \`${was.path}\` and is \`${is.path}\` now`, false, CALL);
	if (was.method !== is.method)
		add('method-changed', `the method was ${was.method.toUpperCase()} and is ${is.method.toUpperCase()} now`, false, CALL);
	if (was.body && is.body && was.body.media !== is.body.media)
		add('media-changed', `the body was sent as ${was.body.media} and is sent as ${is.body.media} now`, false, CALL);
	if (was.paging && !is.paging) add('paging-lost', 'the answer no longer comes page by page', true, { kind: 'paged-call' });
	if (!was.paging && is.paging) add('paging-gained', 'the answer can be had page by page now', false, CALL);
	if (was.public && !is.public) add('sign-in-needed', 'it needs a signed-in user now', true, CALL);
	if (!was.public && is.public) add('sign-in-dropped', 'it needs no signed-in user any more', false, CALL);
	if (was.overlay !== is.overlay)
		add('overlay-changed', is.overlay ? 'it covers the page while it runs now' : 'it no longer covers the page');
	if (was.invalidates.join() !== is.invalidates.join())
		add('invalidates-changed', `it makes other answers stale: ${is.invalidates.join(', ') || 'none'}`);
	if (failuresOf(was) !== failuresOf(is))
		add('failure-changed', 'its failures are described otherwise now, and forms read the texts for their fields from them', false, CALL);
	return changes;
}

/** Describes the failures of an operation, with the schemas that they reach, as text to compare. */
function failuresOf({ document, where }: OperationModel): string {
	const responses = Object.entries(objectOr(objectAt(document, where).responses));
	const failures = Object.fromEntries(responses.filter(([code]) => !/^(2|default)/.test(code)));
	const refs = new Set<string>();
	collectRefs(document, failures, where, refs, () => undefined);
	return JSON.stringify([failures, ...[...refs].sort().map((ref) => followRef(document, ref)?.value ?? null)]);
}

/** Skips time-outs inherited from the API, which are reported once for the API. */
function compareTimeouts({ model: was, api: before }: LocatedOperation, { model: is, api: after }: LocatedOperation): Change[] {
	const byApi = was.timeout === before.timeout && is.timeout === after.timeout;
	if (was.timeout === is.timeout || byApi) return [];
	const message = `the time-out was ${was.timeout} ms and is ${is.timeout} ms now`;
	return [{ operation: is.name, kind: 'timeout-changed', subject: '', message, breaking: false, target: NOTHING, at: is.at }];
}

function compareInputs(before: LocatedOperation, after: LocatedOperation): Change[] {
	const operation = after.model.name;
	const gone = [...before.inputs.values()].filter(({ name }) => !after.inputs.has(name));
	const added = [...after.inputs.values()].filter(({ name }) => !before.inputs.has(name));
	const kept = [...after.inputs.values()].flatMap((is) => {
		const was = before.inputs.get(is.name);
		return was ? compareInput(operation, was, is) : [];
	});
	return [
		...gone.map((input) => change(operation, input, 'removed', 'is gone', true)),
		...kept,
		...added.map((input) => (isFilledByRuntime(input, after) ? asNew(operation, { ...input, required: false }) : asNew(operation, input))),
	];
}

/** The runtime supplies the paging parameters. */
const isFilledByRuntime = ({ name }: OperationInput, { model: { paging } }: LocatedOperation): boolean =>
	name === paging?.page || name === paging?.size;

const asNew = (operation: string, input: OperationInput): Change =>
	input.required
		? change(operation, input, 'added-required', 'is new and required', true, { kind: 'missing', name: input.name })
		: change(operation, input, 'added', 'is new', false, NOTHING);

function compareInput(operation: string, was: OperationInput, is: OperationInput): Change[] {
	const changes: Change[] = [];
	if (was.place !== is.place) {
		const message = `\`${is.name}\` was sent in the ${was.place} and is sent in the ${is.place} now`;
		changes.push({ ...change(operation, is, 'added', '', false), kind: 'input-moved', message });
	}
	if (!was.required && is.required)
		changes.push(change(operation, is, 'became-required', 'is required now', true, { kind: 'missing', name: is.name }));
	if (was.required && !is.required) changes.push(change(operation, is, 'became-optional', 'is optional now', false));
	const input = { name: is.name, kind: kindOf(is) };
	return [...changes, ...compareSchemas(was.schema, is.schema, is.name, { operation, direction: 'request', input })];
}

const kindOf = ({ place }: OperationInput): 'parameter' | 'body-field' => (place === 'body' ? 'body-field' : 'parameter');

function change(
	operation: string,
	input: OperationInput,
	what: 'removed' | 'added' | 'added-required' | 'became-required' | 'became-optional',
	message: string,
	breaking: boolean,
	target: Target = { kind: 'given', name: input.name },
): Change {
	const kind = kindOf(input);
	const said = `${WORDS[kind]} \`${input.name}\` ${message}`;
	const declared = target.kind === 'given' ? { declared: declaredAs(operation, declarationOfInput(operation, input)) } : {};
	return { operation, kind: `${kind}-${what}`, subject: input.name, message: said, breaking, target, ...declared, at: input.at };
}
