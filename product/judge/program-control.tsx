import { useLayoutEffect, useState } from 'react';
import { proxy } from 'valtio/vanilla';
import type { ComponentProps } from '#generated/component-props.ts';
import { useFieldControl } from '#src/pages/use-field-control.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { readEditorSettings } from './editor/editor-settings.ts';
import { ProgramEditor } from './editor/program-editor.tsx';
import { familyOf } from './languages.ts';
import styles from './program-control.module.css';
import { ProgramRuns } from './program-runs.tsx';
import workbenchStyles from './workbench.module.css';
import { type EditedProgram, startState } from './workbench-store.ts';

/** A program as a field of a form, in the editor of the workbench. Programs of no written language are told in words. */
export function ProgramControl({ language, samples }: ComponentProps['judge#ProgramField']) {
	const { name, placeholder, invalid, value, onChange } = useFieldControl();
	const code = String(value ?? '');
	if (language && familyOf(language).editor === 'text')
		return (
			<textarea
				className={styles.words}
				name={name}
				rows={12}
				aria-label="程序"
				aria-invalid={invalid || undefined}
				placeholder={placeholder}
				value={code}
				onChange={(event) => onChange(event.target.value)}
			/>
		);
	return (
		<>
			<WrittenProgram language={language ?? ''} code={code} onChange={onChange} />
			<ProgramRuns code={code} language={language ?? ''} samples={samples} />
		</>
	);
}

interface WrittenProgramProps {
	language: string;
	code: string;
	onChange: (code: string) => void;
}

function WrittenProgram({ language, code, onChange }: WrittenProgramProps) {
	const { storage } = useKeptData();
	const [settings] = useState(() => readEditorSettings(storage));
	const [near, setNear] = useState(false);
	const program = useEditedProgram({ language, code, onChange });
	const come = (): void => setNear(true);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the user comes near
		<div className={styles.frame} onPointerEnter={come} onFocus={come}>
			<div className={workbenchStyles.editor} data-theme={settings.theme}>
				<ProgramEditor workbench={program} settings={settings} near={near} />
			</div>
		</div>
	);
}

/** The form has the text; the editor follows it when the form changes it, such as for a restored draft. */
function useEditedProgram({ language, code, onChange }: WrittenProgramProps): EditedProgram {
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
		blocks: null,
		edit(text) {
			state.code = text;
			onChange(text);
		},
	};
}
