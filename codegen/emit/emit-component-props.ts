import type { DeclaredType, ModuleModel, Names, PlaceModel, PropModel } from '#codegen/check/names.ts';
import { printKey, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

/** Emits the types of props and results that components.yaml declares, which components and handlers import. */
export function emitComponentProps({ components, handlers }: Pick<Names, 'components' | 'handlers'>): VirtualFile {
	const propsOf = [...components.values()].map((module) => `\t${printKey(module.name)}: ${printProps(module, '\t')};\n`);
	const typesOf = [...handlers.values()].map((module) => {
		const result = module.result ? printDeclared(module.result.declared) : 'void';
		return `\t${printKey(module.name)}: {\n\t\tprops: ${printProps(module, '\t\t')};\n\t\tresult: ${result};\n\t};\n`;
	});
	const types = `/** Props of the components, by component. */
export interface ComponentProps {
${propsOf.join('')}}

/** Props and results of the handlers, by handler. */
export interface HandlerTypes {
${typesOf.join('')}}
`;
	const text = `${header('components.yaml')}${importsOf([...components.values(), ...handlers.values()])}${types}`;
	return { folder: 'generated', path: 'component-props.ts', text };
}

function importsOf(modules: readonly ModuleModel[]): string {
	const declared = modules.flatMap(({ props, result, slots, events }) => {
		const given = [...slots.values(), ...events.values()].flatMap(({ value }) => value ?? []);
		return [...props.values(), ...(result ? [result] : []), ...given].flatMap((each) => partsOf(each.declared));
	});
	const apis = new Set(declared.flatMap((each) => (each.kind === 'schema' ? [each.api] : [])));
	const lines = [
		...(modules.some(({ blocks, slots }) => blocks || slots.size > 0) ? ["import type { ReactNode } from 'react';"] : []),
		...(modules.some(({ events }) => events.size > 0) ? ["import type { CallWatch } from '#src/pages/page-context.tsx';"] : []),
		...[...apis].sort().map((api) => `import type { components as ${api} } from './api/${api}.ts';`),
		...(declared.some(({ kind }) => kind === 'data') ? ["import type { DataOf } from './api/operations.ts';"] : []),
	];
	return lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
}

/** The types that a type consists of. */
function partsOf(type: DeclaredType): DeclaredType[] {
	if (type.kind === 'array') return partsOf(type.items);
	return type.kind === 'object' ? [...type.fields.values()].flatMap(({ declared }) => partsOf(declared)) : [type];
}

function printProps({ props, blocks, slots, events }: ModuleModel, indent: string): string {
	const lines = [
		...[...props].flatMap(([name, prop]) => printProp(name, prop)),
		...(blocks ? ['children?: ReactNode;'] : []),
		...printPlaces('slots', slots, 'ReactNode'),
		...printPlaces('on', events, 'Promise<boolean>'),
	];
	if (lines.length === 0) return 'Record<string, never>';
	return `{\n${lines.map((line) => `${indent}\t${line}\n`).join('')}${indent}}`;
}

/** A function for each place that the page uses. */
function printPlaces(key: 'slots' | 'on', places: ReadonlyMap<string, PlaceModel>, result: string): string[] {
	if (places.size === 0) return [];
	const lines = [...places].flatMap(([name, { value, doc }]) => {
		const given = value ? [`${key === 'on' ? 'event' : 'slot'}: ${printDeclared(value.declared)}`] : [];
		const watched = key === 'on' ? [...(value ? [] : ['event?: undefined']), 'watch?: CallWatch'] : [];
		return [...printDoc(doc), `${printKey(name)}?: (${[...given, ...watched].join(', ')}) => ${result};`];
	});
	return [`${key}?: {`, ...lines.map((line) => `\t${line}`), '};'];
}

function printProp(name: string, { declared, required, doc }: PropModel): string[] {
	return [...printDoc(doc), `${printKey(name)}${required ? '' : '?'}: ${printDeclared(declared)}${required ? '' : ' | null'};`];
}

const printDoc = (doc: string): string[] => (doc ? [`/** ${doc.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */`] : []);

function printDeclared(type: DeclaredType): string {
	switch (type.kind) {
		case 'plain':
			return type.type;
		case 'schema':
			return `${type.api}['schemas'][${printScalar(type.schema)}]`;
		case 'data':
			return `DataOf<${printScalar(type.operation)}>`;
		case 'array':
			return `readonly ${printDeclared(type.items)}[]`;
		case 'object':
			return `{ ${[...type.fields].flatMap(([name, prop]) => printProp(name, prop)).join(' ')} }`;
	}
}
