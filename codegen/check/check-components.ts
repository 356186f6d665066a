import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { ModuleModel, PropModel } from './names.ts';

export type ReadText = (file: string) => string | null;

export function checkComponents(
	spec: ObjectSpec | null,
	kind: 'components' | 'handlers',
	readText: ReadText,
	report: Report,
): ReadonlyMap<string, ModuleModel> {
	const modules = new Map<string, ModuleModel>();
	const declared = spec?.keys.get(kind)?.value;
	if (declared?.kind !== 'record') return modules;
	for (const [name, { key, value }] of declared.entries) {
		if (value.kind === 'object') modules.set(name, readModule(name, key, value, readText, report));
	}
	return modules;
}

function readModule(name: string, at: SourceSpan, spec: ObjectSpec, readText: ReadText, report: Report): ModuleModel {
	const module = String(scalarAt(spec, 'module') ?? '');
	const exported = String(scalarAt(spec, 'export') ?? '');
	const moduleAt = spec.keys.get('module')?.value.at;
	const text = moduleAt ? readText(`src/${module}`) : '';
	if (text === null && moduleAt) {
		report({
			code: 'missing-module',
			message: `There is no file \`src/${module}\`, so \`${name}\` could not be loaded.`,
			hint: 'Paths are relative to `src/`.',
			at: moduleAt,
		});
	} else if (text && exported && !exportsName(text, exported)) {
		const exportAt = spec.keys.get('export')?.value.at ?? at;
		report({
			code: 'missing-export',
			message: `\`src/${module}\` does not export \`${exported}\`.`,
			hint: 'Export it by that name; default exports are not looked at.',
			at: exportAt,
		});
	}
	const chunk = String(scalarAt(spec, 'chunk') ?? '');
	return { name, module, export: exported, chunk, blocks: scalarAt(spec, 'blocks') === true, props: readProps(spec), at };
}

const exportsName = (text: string, name: string): boolean =>
	new RegExp(`export\\s+(?:async\\s+)?(?:function|const|class)\\s+${name}\\b|export\\s*\\{[^}]*\\b${name}\\b`).test(text);

function readProps(spec: ObjectSpec): ReadonlyMap<string, PropModel> {
	const props = spec.keys.get('props')?.value;
	if (props?.kind !== 'record') return new Map();
	return new Map([...props.entries].map(([name, { value }]) => [name, readProp(value)]));
}

function readProp(spec: Spec): PropModel {
	if (spec.kind !== 'object') return { type: { kind: 'unknown' }, required: false };
	const required = scalarAt(spec, 'required') === true;
	return { type: { ...propType(String(scalarAt(spec, 'type'))), nullable: !required }, required };
}

function propType(word: string): ValueType {
	switch (word) {
		case 'string':
		case 'boolean':
			return { kind: word };
		case 'integer':
		case 'number':
			return { kind: 'number', integer: word === 'integer' };
		case 'array':
			return { kind: 'array', items: { kind: 'unknown' } };
		default:
			return { kind: 'unknown' };
	}
}
