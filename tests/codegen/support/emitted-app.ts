import ts from 'typescript';
import type { CompileResult } from '#codegen/run.ts';
import type { AccessRules } from '#src/access/access-rules.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { Menus, RouteRecord } from '#src/routing/route-record.ts';

export interface EmittedApp {
	access: AccessRules;
	routes: readonly RouteRecord[];
	menus: Menus;
	pages: readonly PageDefinition[];
}

export function loadEmitted({ files }: CompileResult): EmittedApp {
	const generated = (files ?? []).filter(({ folder }) => folder === 'generated');
	const load = (path: string): Record<string, unknown> => evaluate(generated.find((file) => file.path === path)?.text ?? '');
	const pages = generated.filter(({ path }) => path.startsWith('pages/')).map(({ path }) => load(path).page as PageDefinition);
	return {
		access: load('access.ts').access as AccessRules,
		routes: load('routes.ts').routes as readonly RouteRecord[],
		menus: load('menus.ts').menus as Menus,
		pages,
	};
}

function evaluate(text: string): Record<string, unknown> {
	const { outputText } = ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext } });
	const exports: Record<string, unknown> = {};
	new Function('exports', outputText)(exports);
	return exports;
}
