import type { AppModel } from '#codegen/check/check-app.ts';
import { emitErrorsDoc } from '#codegen/diagnostics/emit-errors-doc.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { emitReference } from '#codegen/reference/emit-reference.ts';
import { emitAnswerShapes } from './emit-answer-shapes.ts';
import { emitBlockTypes } from './emit-block-types.ts';
import { emitCollections } from './emit-collections.ts';
import { emitComponentProps } from './emit-component-props.ts';
import { emitMessages } from './emit-messages.ts';
import { emitMock } from './emit-mock.ts';
import { emitNames } from './emit-names.ts';
import { emitApis, emitOperations } from './emit-operations.ts';
import { chunkNames, emitComponents, emitPages } from './emit-pages.ts';
import { emitShell } from './emit-shell.ts';
import { emitSchemas } from './schemas/emit-schemas.ts';
import { servedSiteOf } from './served-site.ts';
import type { VirtualFile } from './virtual-file.ts';

/** Emits every file except the API types (`api-types.ts`), the rows of the mock and the rights. */
export function emitApp(model: AppModel, memo = new Memo()): VirtualFile[] {
	const used = <T extends { name: string }>(modules: ReadonlyMap<string, T>, names: ReadonlySet<string>): T[] =>
		[...modules.values()].filter(({ name }) => names.has(name));
	const { login, home } = servedSiteOf(model).places;
	const { routing } = model.settings as { routing?: { list?: unknown } };
	const pageOf = (route: string | null | undefined): string | null => model.routes.byName.get(route ?? '')?.page ?? null;
	return [
		emitBlockTypes(),
		emitApis(model.apis),
		...emitOperations(model.apis, model.startOperations),
		memo.keep('answer shapes', model.apis, () => emitAnswerShapes(model.apis)),
		...emitPages(model.pages, { signInPage: pageOf(login), served: routing?.list !== undefined }),
		...emitComponents(
			used(model.names.components, new Set(model.pages.flatMap((page) => page.components))),
			used(model.names.handlers, new Set(model.pages.flatMap((page) => page.handlers))),
			chunkNames(model.pages, pageOf(home)),
		),
		emitComponentProps(model.names),
		emitNames(model),
		...memo.keep('texts', [model.messages], () => emitMessages(model.messages)),
		...emitCollections(model.collections),
		...emitShell(model),
		...emitSchemas(model, memo),
		...emitMock(model),
		...memo.keep('docs', [], emitDocs),
	];
}

const emitDocs = (): VirtualFile[] => [
	{ folder: 'docs', path: 'errors.md', text: emitErrorsDoc() },
	{ folder: 'docs', path: 'reference.md', text: emitReference() },
];
