/** Emits the names that code may use: literal types, so that a wrong name is a compile error. */
import type { AppModel } from '#codegen/check/check-app.ts';
import { printKey, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

export function emitNames({ access, names }: Pick<AppModel, 'access' | 'names'>): VirtualFile {
	const params = [...names.routes.values()].map((route) => `\t${printKey(route.name)}: ${printParams(route.params)};\n`);
	const text = `${header('routes.yaml, permissions.yaml and app.yaml')}/** Path parameters of each route. */
export interface RouteParams {
${params.join('')}}

export type RouteName = keyof RouteParams;

export type GuardName = ${union(Object.keys(access.guards))};

export type DictionaryName = ${union(names.dictionaries.keys())};

export type FeatureName = ${union(names.features.keys())};
`;
	return { folder: 'generated', path: 'names.ts', text };
}

const union = (names: Iterable<string>): string => [...names].map(printScalar).join(' | ') || 'never';

const printParams = (names: readonly string[]): string => {
	const params = names.map((name) => `${printKey(name)}: string`);
	return params.length > 0 ? `{ ${params.join('; ')} }` : 'Record<string, never>';
};
