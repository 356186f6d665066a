import type { CollectionModel } from '#codegen/check/app/check-collections.ts';
import { printJson, printScalar } from './print.ts';
import { printTypes } from './print-types.ts';
import { header, type VirtualFile } from './virtual-file.ts';

/** Emits the entries of the app's own kinds of manifests, with their types. */
export const emitCollections = (collections: readonly CollectionModel[]): VirtualFile[] =>
	collections.map(({ name, folder, shape, entries }) => ({
		folder: 'generated',
		path: `collections/${name}.ts`,
		text: `${[
			`${header(folder)}\nexport type ${shape.name}Name = ${[...entries.keys()].map(printScalar).join(' | ')};`,
			...printTypes([shape]),
			`export const ${name}: Readonly<Record<${shape.name}Name, ${shape.name}>> = ${printJson(Object.fromEntries(entries))};`,
		].join('\n\n')}\n`,
	}));
