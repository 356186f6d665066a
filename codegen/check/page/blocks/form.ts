import type { OperationModel, RefusalModel } from '#codegen/check/api/api-model.ts';
import { partsOf } from '#codegen/check/api/field-schema.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import {
	fieldsOfForm,
	fillable,
	isField,
	nameOfField,
	operationOfForm,
	partsOfField,
	typeOfForm,
} from '#codegen/check/page/form-fields.ts';
import { reportMissing, resolveMisspellings, wantedBy } from '#codegen/check/slot/check-arguments.ts';
import { type Compiled, json } from '#codegen/check/slot/compiled.ts';
import type { Construct, ConstructContext, ConstructRule, Entry } from '#codegen/check/slot/construct.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { describeType, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';

export const formRule: ConstructRule = {
	binds: typeOfForm,
	compile: (construct, context) => [...compileForm(construct, context), ...construct.entries],
};

export function compileForm({ node, spec, keys }: Construct, context: ConstructContext): Entry[] {
	const { report } = context;
	const operation = operationOfForm(node, context);
	checkForm(spec, operation, report);
	if (scalarAt(spec, 'changed') === true) checkChanged(spec, operation, report);
	checkKept(spec, operation, report);
	checkAtLeastOne(spec, report);
	const initial = keys.get('initial');
	if (initial) checkInitial(spec, { type: context.typeOf(initial), at: initial.spec.at }, operation, report);
	return operation?.refusals ? [['refusals', refusalSpec(operation.refusals)]] : [];
}

function checkForm(spec: ObjectSpec, operation: OperationModel | null, report: Report): void {
	const submits = referenceAt(spec, 'submits');
	if (!operation || !submits) return;
	if (!operation.body && operation.parameters.size === 0) {
		report({
			code: 'unknown-body-field',
			message: `\`${operation.name}\` takes neither a body nor parameters, so a form has nothing to fill.`,
			at: submits.at,
		});
	}
	checkTwins(fieldsOfForm(spec), report);
	for (const field of fieldsOfForm(spec)) checkParts(field, fillable(operation), report);
	const filled = resolveMisspellings([...fieldNames(spec), ...pictureIds(spec), ...argumentNames(spec)], [...fillable(operation).keys()]);
	reportMissing(operation, filled, { of: submits.at, hasFields: !isField(spec.shape), report });
}

/** A call waits with its draft, and may be repeated only with the key of its attempt. */
function checkKept(spec: ObjectSpec, operation: OperationModel | null, report: Report): void {
	for (const key of ['draftOf', 'outbox']) {
		const given = spec.keys.get(key);
		if (given && scalarAt(spec, 'draft') !== true)
			report({
				code: 'missing-key',
				message: `\`${key}\` is about the draft of the form, and this form keeps none.`,
				hint: `Add \`draft: true\`, or remove \`${key}\`.`,
				at: given.key,
			});
	}
	const outbox = spec.keys.get('outbox');
	if (!outbox || !operation || isKeyed(operation)) return;
	report({
		code: 'unkeyed-call',
		message: `\`${operation.name}\` carries no key of its attempt, so the outbox might send it twice.`,
		hint: 'Name the header of the key in the API document: `x-idempotency: Idempotency-Key`. Or remove `outbox`.',
		at: outbox.key,
		related: [{ at: operation.at, message: 'It is described here.' }],
	});
}

function isKeyed({ idempotency, document }: OperationModel): boolean {
	const ofApi = isObject(document.value) ? document.value['x-idempotency'] : undefined;
	return idempotency === undefined ? typeof ofApi === 'string' : idempotency !== null;
}

function checkAtLeastOne(spec: ObjectSpec, report: Report): void {
	const given = spec.keys.get('atLeastOne')?.value;
	const fields = given?.kind === 'object' ? given.keys.get('fields')?.value : undefined;
	if (fields?.kind !== 'list') return;
	const known = fieldNames(spec);
	for (const item of fields.items) {
		if (item.kind !== 'scalar' || known.includes(String(item.value))) continue;
		report({
			code: 'unknown-body-field',
			message: `\`${item.value}\` is not a field of this form.`,
			...suggestName({ name: String(item.value), at: item.at, candidates: known, otherwise: `Its fields are: ${known.join(', ')}.` }),
		});
	}
}

/** A form that sends only what was changed has to know what it was, and leaves out even required fields. */
function checkChanged(spec: ObjectSpec, operation: OperationModel | null, report: Report): void {
	const at = spec.keys.get('changed')?.key ?? spec.at;
	if (!spec.keys.has('initial'))
		report({
			code: 'missing-key',
			message: '`changed: true` sends what differs from the initial values, and this form has none.',
			hint: 'Add `initial: data.…`, or remove `changed`.',
			at,
		});
	if (spec.keys.has('save'))
		report({
			code: 'conflicting-keys',
			message: 'A form with `changed: true` has nothing unfinished to save: it sends whatever has been changed.',
			hint: 'Remove `save`, or `changed`.',
			at,
		});
	if (!operation) return;
	const given = argumentNames(spec);
	for (const field of fieldsOfForm(spec)) {
		const name = nameOfField(field);
		const target = wantedBy(operation).get(name);
		if (!target?.required || given.includes(name)) continue;
		report({
			code: target.body ? 'missing-body-field' : 'missing-parameter',
			message: `\`${operation.name}\` requires \`${name}\`, which \`changed: true\` leaves out unless the user changes it.`,
			hint: `Take \`${name}\` out of \`required\` in the API document, give it in \`with:\`, or remove \`changed\`.`,
			at: field.keys.get('field')?.value.at ?? field.at,
			...(target.at ? { related: [{ at: target.at, message: 'It is required here.' }] } : {}),
		});
	}
}

/** Checks the fields of an object, or of the objects of a list. */
function checkParts(holder: ObjectSpec, around: ReadonlyMap<string, ValueField>, report: Report): void {
	const name = nameOfField(holder);
	const parts = partsOf(around.get(name)?.type);
	const fields = partsOfField(holder);
	if (fields.length === 0 || parts.size === 0) return;
	checkTwins(fields, report);
	for (const field of fields) checkParts(field, parts, report);
	const filled = resolveMisspellings(fields.map(nameOfField), [...parts.keys()]);
	for (const [part, { optional, at }] of parts) {
		if (optional || filled.has(part)) continue;
		report({
			code: 'missing-body-field',
			message: `\`${name}\` requires \`${part}\`, which nothing gives.`,
			hint: `Add a field \`${part}\`.`,
			at: holder.keys.get('field')?.value.at ?? holder.at,
			...(at ? { related: [{ at, message: 'It is required here.' }] } : {}),
		});
	}
}

/** Initial values fill the fields of the same name, so their types must match. Text fits an enum, and formats may differ. */
function checkInitial(
	spec: ObjectSpec,
	initial: { type: ValueType; at: SourceSpan },
	operation: OperationModel | null,
	report: Report,
): void {
	if (initial.type.kind !== 'object' || !operation) return;
	const given = initial.type.fields();
	for (const name of fieldNames(spec)) {
		const wanted = fillable(operation).get(name);
		const found = given.get(name);
		if (!wanted || !found || !PLAIN.includes(wanted.type.kind) || !PLAIN.includes(found.type.kind)) continue;
		if (wanted.type.kind === found.type.kind) continue;
		report({
			code: 'wrong-parameter-type',
			message: `\`${name}\` of \`${operation.name}\` wants ${describeType(wanted.type)}, but \`${name}\` of \`initial\` is ${describeType(found.type)}.`,
			hint: 'Give both the same type in the API document.',
			at: initial.at,
			...(wanted.at ? { related: [{ at: wanted.at, message: 'It is described here.' }] } : {}),
		});
	}
}

const PLAIN: readonly ValueType['kind'][] = ['boolean', 'number', 'string', 'array', 'object'];

/** Two controls for one field would overwrite each other's value. */
function checkTwins(fields: readonly ObjectSpec[], report: Report): void {
	const seen = new Map<string, SourceSpan>();
	for (const field of fields) {
		const { value } = field.keys.get('field') ?? {};
		if (value?.kind !== 'scalar') continue;
		const name = String(value.value);
		const earlier = seen.get(name);
		if (earlier && !field.keys.has('when')) {
			const related = [{ at: earlier, message: 'The first one is here.' }];
			report({
				code: 'duplicate-field',
				message: `\`${name}\` has two fields in this form.`,
				hint: 'Keep one of the two.',
				at: value.at,
				related,
			});
		}
		if (!field.keys.has('when')) seen.set(name, value.at);
	}
}

const fieldNames = (spec: ObjectSpec): string[] => fieldsOfForm(spec).map(nameOfField);

/** Fields that picture codes fill beside their own. */
const pictureIds = (spec: ObjectSpec): string[] =>
	fieldsOfForm(spec).flatMap(({ keys }) => {
		const picture = keys.get('picture')?.value;
		return picture?.kind === 'object' ? [String(scalarAt(picture, 'fills') ?? '')] : [];
	});

/** Both keys are always emitted, so the form reads maps and lists the same way. */
const refusalSpec = ({ at, item }: RefusalModel): Compiled =>
	json({ at: [...at], name: item?.name ?? 'field', message: item?.message ?? 'message' });

function argumentNames(spec: ObjectSpec): string[] {
	const given = spec.keys.get('with')?.value;
	return given?.kind === 'record' ? [...given.entries.keys()] : [];
}
