import { useSnapshot } from 'valtio/react';
import { BlockEditor } from '#app/blocks/editor/block-editor.tsx';
import type { EditedProgram } from '../workbench-store.ts';

interface ProgramBlocksProps {
	workbench: EditedProgram;
	/** Takes the Python that the blocks mean. Null where it cannot. */
	onContinueInPython: ((python: string) => void) | null;
}

/** The blocks of a program in the language 图形化. */
export function ProgramBlocks({ workbench, onContinueInPython }: ProgramBlocksProps) {
	const { code, opening, replaced, line, lineRequests } = useSnapshot(workbench.state);
	const { blocks } = workbench;
	return (
		<BlockEditor
			code={code}
			opening={opening}
			replaced={replaced}
			line={line}
			lineRequests={lineRequests}
			toolbox={blocks?.toolbox ?? null}
			without={blocks?.without}
			most={blocks?.most ?? null}
			onChange={workbench.edit}
			onContinueInPython={onContinueInPython}
		/>
	);
}
