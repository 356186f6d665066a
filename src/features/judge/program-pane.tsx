import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { ProblemInfo } from './api-types.ts';
import { readEditorSettings, writeEditorSettings } from './editor/editor-settings.ts';
import { ProgramEditor } from './editor/program-editor.tsx';
import { ResultPane } from './result-pane.tsx';
import { RunButtons } from './run-buttons.tsx';
import { Toolbar } from './toolbar.tsx';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

/** The program, and below it what became of it. */
export function ProgramPane({ info, workbench }: { info: ProblemInfo; workbench: Workbench }) {
	const { storage } = usePageEnvironment();
	const [settings, setSettings] = useState(() => readEditorSettings(storage));
	const { language } = useSnapshot(workbench.state);
	return (
		<section className={styles.program} aria-label="程序">
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
			<div className={styles.editor} data-theme={settings.theme}>
				<ProgramEditor workbench={workbench} settings={settings} />
			</div>
			<RunButtons workbench={workbench} />
			<ResultPane workbench={workbench} />
		</section>
	);
}
