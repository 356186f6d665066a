import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useAfterFirst } from '#src/ui/use-after-first.ts';
import { compileMarks } from '../compile-marks.ts';
import { loadExplainer } from '../error-explanation.tsx';
import { familyOf } from '../languages.ts';
import { failedSampleLog } from '../sample-cases.ts';
import { VERDICT } from '../verdicts.ts';
import type { WorkbenchState } from '../workbench-core.ts';
import type { EditedProgram } from '../workbench-store.ts';
import { createEditor, type Editor } from './create-editor.ts';
import styles from './editor.module.css';
import type { EditorSettings } from './editor-settings.ts';
import type { EditorPosition } from './plain-editor.tsx';
import { SymbolKeys } from './symbol-keys.tsx';

type Explainer = Awaited<ReturnType<typeof loadExplainer>>;

export interface CodeEditorProps {
	workbench: EditedProgram;
	settings: EditorSettings;
	/** Cursor and scroll position of the plain field; consumed once. */
	place: RefObject<EditorPosition | null>;
}

/** The editor owns the text while the user types; the workbench receives every change. */
export function CodeEditor({ workbench, settings, place }: CodeEditorProps) {
	const { state } = workbench;
	const { opened, replaced, lineRequests, trials, submission } = useSnapshot(state);
	const parent = useRef<HTMLDivElement>(null);
	const editor = useRef<Editor>(null);
	const create = useEffectEvent((element: HTMLElement) => {
		const { code, opening, language } = state;
		const created = createEditor({
			parent: element,
			code: opening,
			language: familyOf(language).editor,
			settings,
			onChange: workbench.edit,
		});
		// So that a draft that was replaced before the editor came can be found again.
		if (code !== opening) created.replace(code);
		return created;
	});

	// A layout effect, so no keystroke is lost between unmounting the plain field and mounting the editor.
	useLayoutEffect(() => {
		if (!parent.current) return;
		const created = create(parent.current);
		editor.current = created;
		if (place.current) created.take(place.current);
		place.current = null;
		return () => {
			created.destroy();
			editor.current = null;
		};
	}, [place]);
	useAfterFirst(() => editor.current?.open(state.opening, familyOf(state.language).editor), opened);
	useAfterFirst(() => editor.current?.replace(state.code), replaced);
	useAfterFirst(() => editor.current?.goTo(state.line), lineRequests);
	useEffect(() => editor.current?.configure(settings), [settings]);
	const log = complaint({ trials, submission } as Pick<WorkbenchState, 'trials' | 'submission'>);
	useMarks(editor, log, state);

	return (
		<div className={styles.code}>
			<div ref={parent} className={styles.codeField} />
			<SymbolKeys editor={editor} />
		</div>
	);
}

/** Marks the lines at once, and says in Chinese what is wrong with them as soon as the explanations are loaded. */
function useMarks(editor: RefObject<Editor | null>, log: string, { language }: WorkbenchState): void {
	const mark = useEffectEvent((explainer: Explainer | null) =>
		editor.current?.mark(
			compileMarks(log).map((each) => {
				const [found] = explainer?.explainMark(each, log, language) ?? [];
				return found ? { ...each, message: `${found.what}${found.look}\n${each.message}` } : each;
			}),
		),
	);
	useEffect(() => {
		mark(null);
		if (log === '') return;
		let wanted = true;
		loadExplainer().then(
			(explainer) => wanted && mark(explainer),
			() => undefined,
		);
		return () => {
			wanted = false;
		};
	}, [log]);
}

function complaint({ trials, submission }: Pick<WorkbenchState, 'trials' | 'submission'>): string {
	const trial = trials.find(({ result }) => result?.status === VERDICT.compileError || result?.status === VERDICT.runtimeError);
	if (submission.judge?.status === VERDICT.compileError) return submission.judge.errorMessage ?? '';
	return trial?.result?.stderr ?? failedSampleLog(submission.cases) ?? '';
}
