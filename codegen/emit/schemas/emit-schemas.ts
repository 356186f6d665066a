/** Emits JSON Schemas for the YAML editor (completion and validation while typing) from the compiler's grammar. */
import type { AppModel } from '#codegen/check/check-app.ts';
import type { PageModel } from '#codegen/check/page/check-page.ts';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import type { ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { manifestKinds } from '#codegen/grammar/manifest-kinds.ts';
import type { Memo } from '#codegen/incremental/memo.ts';
import { apiSchema } from './api-schema.ts';
import { ManifestSchema } from './manifest-schema.ts';
import { messagesSchema } from './messages-schema.ts';
import { pageSchema } from './page-schema.ts';
import { printSchema, type Schema, when } from './schema.ts';

export function emitSchemas(model: AppModel, memo: Memo): VirtualFile[] {
	const file = (path: string, text: string): VirtualFile => ({ folder: 'schemas', path, text });
	const pages = [...model.pages].sort((a, b) => (a.name < b.name ? -1 : 1));
	return [
		...memo.keep('schemas of manifests', [model.names, pages.map(({ name }) => name).join()], () =>
			Object.entries(manifestKinds).map(([kind, shape]) => file(`${kind}.json`, kindSchema(shape, model, kind === 'page' ? pages : null))),
		),
		...model.collections.map(({ name, shape }) =>
			memo.keep(`schema of ${name}`, [shape, model.names], () => file(`collections/${name}.json`, kindSchema(shape, model, null))),
		),
		memo.keep('schema of APIs', [model.names, model.mock.seed, model.mock.expand, [...model.mock.handlers.values()].join()], () =>
			file('api.json', apiSchema(model)),
		),
		...memo.keep('schema of messages', [model.messages], () =>
			model.messages.messages.size > 0 ? [file('messages.json', messagesSchema(model.messages))] : [],
		),
		...pages.map((page) => memo.keep(`schema of ${page.name}`, [page], () => file(`pages/${page.name}.json`, pageSchema(page)))),
	];
}

/** The schema of pages refers to a schema for each compiled page. New pages get the common part only. */
function kindSchema(shape: ObjectGrammar, { names }: AppModel, pages: readonly PageModel[] | null): string {
	const schema = new ManifestSchema(names, { parts: pages !== null });
	const root = schema.object(shape);
	const own: Schema[] = (pages ?? []).map(({ name }) => when('page', name, { $ref: `pages/${name}.json` }));
	return printSchema({ title: shape.name, ...root, ...(own.length > 0 ? { allOf: own } : {}) }, schema.definitions.all());
}
