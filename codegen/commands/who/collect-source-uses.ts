import type { AppModel } from '#codegen/check/check-app.ts';
import type { SourceName } from '#codegen/source/source-names.ts';
import type { SourceReader } from '#codegen/source/source-reader.ts';
import { inputOf } from './fields.ts';
import type { Use } from './use.ts';

/** Uses in the components and handlers of components.yaml. Excludes fields of responses, which the type check reports. */
export function collectSourceUses({ names }: AppModel, source: SourceReader): Use[] {
	const modules = new Set([...names.components.values(), ...names.handlers.values()].map(({ module }) => module));
	return [...modules].flatMap((module) => source.namesFrom(module).flatMap((name) => usesOf(name, names)));
}

function usesOf({ kind, name, at, within, given }: SourceName, { operations }: AppModel['names']): Use[] {
	const user = within === '' ? 'the module' : `\`${within}\``;
	const operation = kind === 'operation' ? operations.get(name) : undefined;
	return [
		{ of: { kind, name }, by: 'source', at, what: `${user} names it` },
		...(given ?? []).flatMap(({ name, at }): Use[] => {
			const field = operation && inputOf(operation, name);
			return field ? [{ of: { kind: 'field', field, whole: false }, by: 'source', at, what: `${user} supplies it` }] : [];
		}),
	];
}
