/** Emits the TypeScript types of blocks, steps and targets from the grammar, as block components receive them. */
import { button, steps, target } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import { pageEvents } from '#codegen/grammar/page-events.ts';
import { printKey, printScalar } from './print.ts';
import { printTypes } from './print-types.ts';
import { header, type VirtualFile } from './virtual-file.ts';

const IMPORTS = `import type { BlockBase, Choice, Expression, FieldRules, ListSource, ObjectSource, RefusalSpec, TextValue } from '#src/pages/block-base.ts';
import type { DictLabel } from '#src/pages/pipes.ts';
import type { OperationName } from './api/operations.ts';
import type { DictionaryName, GuardName, RouteName } from './names.ts';
`;

export function emitBlockTypes(): VirtualFile {
	const kinds = Object.values(blockKinds);
	const types = printTypes([...kinds, target, button, pageEvents, ...Object.values(steps)]);
	const unions = [
		`export type BlockKind = ${kinds.map(({ block }) => printScalar(block)).join(' | ')};`,
		`/** Every block by its kind. */\nexport interface BlocksByKind {\n${kinds.map(({ block, name }) => `\t${printKey(block)}: ${name};\n`).join('')}}`,
		'export type BlockDefinition = BlocksByKind[BlockKind];',
		`export type ActionStep = ${Object.values(steps)
			.map(({ name }) => name)
			.join(' | ')};`,
	];
	return {
		folder: 'generated',
		path: 'block-types.ts',
		text: `${header('codegen/grammar')}${IMPORTS}\n${[...unions, ...types].join('\n\n')}\n`,
	};
}
