/** Emits the TypeScript types of `x-mock` from the grammar, as the mock receives it. */
import { mock } from '#codegen/grammar/mock.ts';
import { printTypes } from './print-types.ts';
import { header, type VirtualFile } from './virtual-file.ts';

export function emitAnswerTypes(): VirtualFile {
	return { folder: 'mockGenerated', path: 'answer-types.ts', text: `${header('codegen/grammar')}\n${printTypes([mock]).join('\n\n')}\n` };
}
