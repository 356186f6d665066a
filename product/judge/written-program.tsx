import { useLayoutEffect, useState } from 'react';
import { proxy } from 'valtio/vanilla';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import editorStyles from './editor/editor.module.css';
import { readEditorSettings } from './editor/editor-settings.ts';
import { ProgramEditor } from './editor/program-editor.tsx';
import { familyOf } from './languages.ts';
import { OpenFile } from './open-file.tsx';
import styles from './program-control.module.css';
import { type EditedProgram, startState } from './workbench-store.ts';

export interface WrittenProgramProps {
	language: string;
	toolbox: string | null;
	code: string;
	onChange: (code: string) => void;
}

/** A program in the editor of the workbench; the text is the caller's. */
export function WrittenProgram(props: WrittenProgramProps) {
	const { storage } = useKeptData();
	const [settings] = useState(() => readEditorSettings(storage));
	const [near, setNear] = useState(false);
	const program = useEditedProgram(props);
	const { language, onChange } = props;
	const { editor } = familyOf(language);
	const come = (): void => setNear(true);
	return (
		<>
			{editor === 'blocks' && <OpenFile language={language} program={{ ...program, replace: onChange }} />}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the user comes near */}
			<div className={styles.frame} data-editor={editor} onPointerEnter={come} onFocus={come}>
				<div className={editorStyles.editor} data-theme={settings.theme} data-editor={editor}>
					<ProgramEditor workbench={program} settings={settings} near={near} />
				</div>
			</div>
		</>
	);
}

/** The editor follows a text that the caller changes, such as a restored draft. */
function useEditedProgram({ language, toolbox, code, onChange }: WrittenProgramProps): EditedProgram {
	const [state] = useState(() => proxy(startState({ language, code, input: '' })));
	// Layout effects, so that no key that is pressed meanwhile is lost.
	useLayoutEffect(() => {
		if (code !== state.code) Object.assign(state, { code, replaced: state.replaced + 1 });
	}, [state, code]);
	useLayoutEffect(() => {
		if (language !== state.language) Object.assign(state, { language, opening: state.code, opened: state.opened + 1 });
	}, [state, language]);
	return {
		state,
		template: () => '',
		blocks: toolbox === null ? null : { toolbox },
		edit(text) {
			state.code = text;
			onChange(text);
		},
	};
}
