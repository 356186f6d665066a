/** Checks of one schema that need more than the names of its keywords. */
import type { Change, Report } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { createContract, runCheck } from '#mock/contract/contract.ts';
import type { Schema } from '#mock/contract/schema.ts';
import type { JsonObject } from './api-model.ts';
import { versionOf } from './api-settings.ts';
import { followRef, isObject } from './schema-type.ts';

interface SchemaPlace {
	document: PlainDocument;
	path: TreePath;
	report: Report;
}

export function checkSchema(schema: JsonObject, place: SchemaPlace): void {
	checkVersion(schema, place);
	checkUnread(schema, place);
	checkDefault(schema, place);
	checkParts(schema, place);
}

/** Words of OpenAPI 3.0 that mean nothing since 3.1, which is JSON Schema. */
function checkVersion(schema: JsonObject, { document, path, report }: SchemaPlace): void {
	if (versionOf(document.value).startsWith('3.0')) return;
	const place = (key: string, part: 'key' | 'value') => document.locate([...path, key], part);
	const tell = (key: string, hint: string, fix: readonly Change[]): void =>
		report({
			code: 'outdated-keyword',
			message: `\`${key}: true\` is a word of OpenAPI 3.0, which this document of ${versionOf(document.value)} does not know.`,
			hint,
			fix,
			at: place(key, 'key'),
		});
	if (schema.nullable === true) {
		const { type } = schema;
		if (typeof type !== 'string') tell('nullable', "Write `anyOf: [<the schema>, { type: 'null' }]`.", []);
		else {
			const types = `[${type}, 'null']`;
			tell('nullable', `Write \`type: ${types}\`.`, [
				{ kind: 'write', at: place('type', 'value'), text: types },
				{ kind: 'remove', at: place('nullable', 'key') },
			]);
		}
	}
	for (const [excluding, limit] of [
		['exclusiveMinimum', 'minimum'],
		['exclusiveMaximum', 'maximum'],
	] as const) {
		if (schema[excluding] !== true) continue;
		const value = typeof schema[limit] === 'number' ? String(schema[limit]) : null;
		const written = value ?? '<number>';
		tell(
			excluding,
			`Write \`${excluding}: ${written}\` instead of \`${limit}: ${written}\` and this.`,
			value === null
				? []
				: [
						{ kind: 'write', at: place(excluding, 'value'), text: value },
						{ kind: 'remove', at: place(limit, 'key') },
					],
		);
	}
}

/** Keywords that JSON Schema has, and that neither forms nor the mock check. */
const UNREAD = ['not', 'if', 'then', 'else', 'propertyNames', 'contains', 'dependentRequired'];

function checkUnread(schema: JsonObject, { document, path, report }: SchemaPlace): void {
	for (const key of UNREAD.filter((name) => name in schema))
		report({
			code: 'unchecked-keyword',
			severity: 'note',
			message: `Nothing here checks \`${key}\`: neither forms nor the mock server.`,
			hint: 'Say it in `description`, if people have to know it.',
			at: document.locate([...path, key], 'key'),
		});
}

function checkDefault(schema: JsonObject, { document, path, report }: SchemaPlace): void {
	const expected = expectedOfDefault(schema);
	if (expected === null) return;
	report({
		code: 'wrong-default',
		message: `The default \`${JSON.stringify(schema.default)}\` does not fit its own schema: ${expected} is expected.`,
		hint: 'Change one of the two.',
		at: document.locate([...path, 'default']),
	});
}

/**
 * Describes the value that the schema expects instead of its default; null if the default fits. `enum` and schemas that cannot be compiled have
 * findings of their own.
 */
export function expectedOfDefault({ default: given, enum: listed, ...schema }: JsonObject): string | null {
	if (given === undefined || given === null || listed !== undefined || holdsRef(schema)) return null;
	try {
		const [problem] = runCheck(createContract({}).checkOf(schema as Schema), given).problems;
		return problem?.expected ?? null;
	} catch {
		return null;
	}
}

function holdsRef(value: Plain): boolean {
	if (Array.isArray(value)) return value.some(holdsRef);
	return isObject(value) && Object.entries(value).some(([key, child]) => key === '$ref' || holdsRef(child));
}

/** All parts of `allOf` hold at once, so a value cannot be of two types. */
function checkParts({ allOf, type }: JsonObject, { document, path, report }: SchemaPlace): void {
	if (!Array.isArray(allOf)) return;
	const typed = allOf.map((part) => typesOfPart(document, part));
	if (typeof type === 'string') typed.push([type]);
	const known = typed.filter((types) => types.length > 0);
	const [first = []] = known;
	const index = typed.findIndex((types) => types.length > 0 && !types.some((each) => first.some((other) => isSame(each, other))));
	if (index < 0) return;
	report({
		code: 'conflicting-types',
		message: `No value fits all parts of this \`allOf\`: one is ${first.join(' or ')}, another ${typed[index]?.join(' or ')}.`,
		hint: 'Take one of them out, or let `anyOf` offer the choice.',
		at: document.locate(index < allOf.length ? [...path, 'allOf', index] : [...path, 'type']),
	});
}

const isSame = (one: string, other: string): boolean => one === other || [one, other].every((type) => /^(integer|number)$/.test(type));

function typesOfPart(document: PlainDocument, part: Plain, open: readonly Plain[] = []): readonly string[] {
	if (!isObject(part) || open.includes(part)) return [];
	if (typeof part.$ref === 'string') return typesOfPart(document, followRef(document, part.$ref)?.value ?? null, [...open, part]);
	if (Array.isArray(part.type)) return part.type.map(String);
	if (typeof part.type === 'string') return [part.type];
	return isObject(part.properties) ? ['object'] : [];
}
