import { useSnapshot } from 'valtio/react';
import { BlockEditor } from '#app/blocks/editor/block-editor.tsx';
import type { EditedProgram } from '../workbench-store.ts';

/** The blocks of a program in the language 图形化. */
export function BlockProgram({ workbench }: { workbench: EditedProgram }) {
	const { code, opened, replaced } = useSnapshot(workbench.state);
	const { blocks } = workbench;
	return (
		<BlockEditor
			key={opened}
			code={code}
			replaced={replaced}
			toolbox={blocks?.toolbox ?? null}
			most={blocks?.most ?? null}
			onChange={workbench.edit}
		/>
	);
}
