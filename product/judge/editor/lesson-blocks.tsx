import { pythonIn } from '#app/blocks/block-language.ts';
import { blocksIn } from '#app/blocks/block-text.ts';
import { BlockEditor } from '#app/blocks/editor/block-editor.tsx';
import { BlockView } from '#app/blocks/editor/block-view.tsx';
import styles from './editor.module.css';

interface LessonBlocksProps {
	/** The editor reads it once. */
	code: string;
	editing: boolean;
	onChange: (code: string) => void;
}

/** The blocks of a program in a text, to look at or to change. */
export function LessonBlocks({ code, editing, onChange }: LessonBlocksProps) {
	if (editing)
		return (
			<div className={styles.lessonBlocks}>
				<BlockEditor
					code={code}
					opening={code}
					replaced={0}
					line={0}
					lineRequests={0}
					toolbox={null}
					most={null}
					onContinueInPython={null}
					onChange={onChange}
				/>
			</div>
		);
	const error = blocksIn(code)?.error;
	if (!error) return <BlockView code={code} />;
	return (
		<>
			<p className="note">{error}，先看它的 Python</p>
			<pre>{pythonIn(code)}</pre>
		</>
	);
}
