import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import type { ProblemInfo } from './api-types.ts';
import { CloudProgram } from './cloud-program.tsx';
import editorStyles from './editor/editor.module.css';
import { readEditorSettings, writeEditorSettings } from './editor/editor-settings.ts';
import { ProgramEditor } from './editor/program-editor.tsx';
import { familyOf } from './languages.ts';
import { ResultPane } from './result-pane.tsx';
import { RunButtons } from './run-buttons.tsx';
import { Toolbar } from './toolbar.tsx';
import { useContinueInPython } from './use-continue-in-python.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

interface ProgramPaneProps {
	info: ProblemInfo;
	workbench: Workbench;
	/** On a narrow screen: this pane is visible. */
	chosen: boolean;
}

export function ProgramPane({ info, workbench, chosen }: ProgramPaneProps) {
	const { storage } = useKeptData();
	const [visited, setVisited] = useState(false);
	const visit = (): void => setVisited(true);
	const [settings, setSettings] = useState(() => readEditorSettings(storage));
	const { language } = useSnapshot(workbench.state);
	const { editor } = familyOf(language);
	const continueInPython = useContinueInPython(info, workbench);
	return (
		<section className={styles.program} aria-label="程序" data-editor={editor} onPointerEnter={visit} onFocus={visit}>
			<Toolbar
				info={info}
				workbench={workbench}
				language={language}
				settings={settings}
				onSettings={(next) => {
					setSettings(next);
					writeEditorSettings(storage, next);
				}}
			/>
			{!workbench.apart && <CloudProgram info={info} workbench={workbench} />}
			<div className={editorStyles.editor} data-theme={settings.theme} data-editor={editor}>
				<ProgramEditor workbench={workbench} settings={settings} near={visited || chosen} onContinueInPython={continueInPython} />
			</div>
			<RunButtons workbench={workbench} />
			<ResultPane workbench={workbench} />
		</section>
	);
}
