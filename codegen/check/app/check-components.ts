import { joinPath, RELATIVE } from '#codegen/check/named-file.ts';
import type { DeclaredType, ModuleModel, Names, PlaceModel, PropModel, TypeModel } from '#codegen/check/names.ts';
import { recordOf, valueType } from '#codegen/check/slot/page-names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';

export type ReadText = (file: string) => string | null;

interface DeclarationContext extends Pick<Names, 'operations' | 'schemas'> {
	/** Code folder of the app, relative to the project. */
	code: string;
	readText: ReadText;
	report: Report;
}

export function checkComponents(
	spec: ObjectSpec | null,
	kind: 'components' | 'handlers',
	context: DeclarationContext,
): ReadonlyMap<string, ModuleModel> {
	const modules = new Map<string, ModuleModel>();
	const declared = spec?.keys.get(kind)?.value;
	if (declared?.kind !== 'record') return modules;
	for (const [name, { key, value }] of declared.entries) {
		if (value.kind === 'object') modules.set(name, readModule(name, key, value, context));
	}
	return modules;
}

function readModule(name: string, at: SourceSpan, spec: ObjectSpec, context: DeclarationContext): ModuleModel {
	checkExport(name, at, spec, context);
	const result = spec.keys.get('result')?.value;
	return {
		name,
		module: String(scalarAt(spec, 'module') ?? ''),
		export: String(scalarAt(spec, 'export') ?? ''),
		blocks: scalarAt(spec, 'blocks') === true,
		slots: readPlaces(spec, 'slots', context),
		events: readPlaces(spec, 'events', context),
		props: new Map(recordOf(spec, 'props').map(([prop, declaration]) => [prop, readProp(declaration, context)])),
		result: result?.kind === 'object' ? readType(result, context) : null,
		at,
	};
}

function checkExport(name: string, at: SourceSpan, spec: ObjectSpec, { code, readText, report }: DeclarationContext): void {
	const module = String(scalarAt(spec, 'module') ?? '');
	const exported = String(scalarAt(spec, 'export') ?? '');
	const moduleAt = spec.keys.get('module')?.value.at;
	const file = joinPath(code, module);
	const text = moduleAt ? readText(file) : '';
	if (text === null && moduleAt) {
		report({
			code: 'missing-module',
			message: `There is no file \`${file}\`, so \`${name}\` could not be loaded.`,
			hint: RELATIVE,
			at: moduleAt,
		});
	} else if (text && exported && !exportsName(text, exported)) {
		const exportAt = spec.keys.get('export')?.value.at ?? at;
		report({
			code: 'missing-export',
			message: `\`${file}\` does not export \`${exported}\`.`,
			hint: 'Export it by that name; default exports are not looked at.',
			at: exportAt,
		});
	}
}

const exportsName = (text: string, name: string): boolean =>
	new RegExp(`export\\s+(?:async\\s+)?(?:function|const|class)\\s+${name}\\b|export\\s*\\{[^}]*\\b${name}\\b`).test(text);

const readPlaces = (spec: ObjectSpec, key: 'slots' | 'events', context: DeclarationContext): ReadonlyMap<string, PlaceModel> =>
	new Map(
		recordOf(spec, key).map(([name, place]) => {
			const hasValue = ['schema', 'data', 'type', 'fields'].some((each) => place.keys.has(each));
			return [name, { value: hasValue ? readType(place, context) : null, doc: String(scalarAt(place, 'doc') ?? '') }];
		}),
	);

function readProp(spec: ObjectSpec, context: DeclarationContext): PropModel {
	return { ...readType(spec, context), required: scalarAt(spec, 'required') === true, doc: String(scalarAt(spec, 'doc') ?? '') };
}

function readType(spec: ObjectSpec, context: DeclarationContext): TypeModel {
	const word = String(scalarAt(spec, 'type') ?? '');
	const items = spec.keys.get('items');
	const [schema, data] = [referenceAt(spec, 'schema')?.name, referenceAt(spec, 'data')?.name];
	const { at } = spec;
	if (items && word !== 'array') reportItems(items.key, context.report);
	if (schema !== undefined) {
		const [api = '', name = ''] = [schema.slice(0, schema.indexOf('.')), schema.slice(schema.indexOf('.') + 1)];
		return { type: context.schemas.get(schema) ?? UNKNOWN, declared: { kind: 'schema', api, schema: name }, at };
	}
	if (data !== undefined) return { type: context.operations.get(data)?.answer ?? UNKNOWN, declared: { kind: 'data', operation: data }, at };
	if (spec.keys.has('fields'))
		return { ...objectType(new Map(recordOf(spec, 'fields').map(([name, field]) => [name, readProp(field, context)]))), at };
	if (word !== 'array') return { ...plainType(word), at };
	if (items?.value.kind !== 'object') {
		if (!spec.incomplete) reportNoItems(spec, context.report);
		return { type: { kind: 'array', items: UNKNOWN }, declared: { kind: 'array', items: { kind: 'plain', type: 'unknown' } }, at };
	}
	const { type, declared } = readType(items.value, context);
	return { type: { kind: 'array', items: type }, declared: { kind: 'array', items: declared }, at };
}

function objectType(props: ReadonlyMap<string, PropModel>): { type: ValueType; declared: DeclaredType } {
	const fields = new Map(
		[...props].map(([name, { type, required, at }]) => [
			name,
			required ? { type, at } : { type: { ...type, nullable: true }, optional: true, at },
		]),
	);
	return { type: { kind: 'object', fields: () => fields }, declared: { kind: 'object', fields: props } };
}

const UNKNOWN: ValueType = { kind: 'unknown' };

function plainType(word: string): { type: ValueType; declared: DeclaredType } {
	if (word === '') return { type: UNKNOWN, declared: { kind: 'plain', type: 'unknown' } };
	const type = valueType(word);
	return { type, declared: { kind: 'plain', type: type.kind === 'number' || type.kind === 'boolean' ? type.kind : 'string' } };
}

const ITEMS = '`items: { schema: <api>.<Schema> }`, or `items: { type: string }`';

const reportNoItems = (spec: ObjectSpec, report: Report): void =>
	report({
		code: 'missing-key',
		message: 'This list does not say what its items are.',
		hint: `Add ${ITEMS}.`,
		at: spec.keys.get('type')?.value.at ?? spec.at,
	});

const reportItems = (at: SourceSpan, report: Report): void =>
	report({
		code: 'conflicting-keys',
		message: '`items` belongs to `type: array`, so here it would have no effect.',
		hint: 'Write `type: array`, or remove `items`.',
		at,
	});
