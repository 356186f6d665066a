import { BLOCKS } from '#app/blocks/block-language.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import type { ProblemInfo } from './api-types.ts';
import { Choice } from './choice.tsx';
import { type EditorSettings, FONT_SIZES, KEY_MAPS, TAB_SIZES, THEMES } from './editor/editor-settings.ts';
import { familyOf, languagesOf } from './languages.ts';
import { OpenFile } from './open-file.tsx';
import { openProgram } from './open-program.ts';
import { useReplacing } from './use-replacing.ts';
import { VERDICT } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

export interface ToolbarProps {
	info: ProblemInfo;
	workbench: Workbench;
	language: string;
	settings: EditorSettings;
	onSettings: (settings: EditorSettings) => void;
}

export function Toolbar({ info, workbench, language, settings, onSettings }: ToolbarProps) {
	const replaceAfterAsking = useReplacing(workbench);
	const loadAccepted = useLastAccepted(info, workbench);
	return (
		<div className={styles.toolbar}>
			<Choice
				label="语言"
				value={language}
				choices={[...new Set([...languagesOf(info), language])].map((name) => [name, name])}
				onChoose={workbench.changeLanguage}
			/>
			<Button label="还原" kind="text" icon="refresh" onPress={() => replaceAfterAsking(workbench.template(), '回到起始程序？')} />
			<OpenFile language={language} program={workbench} />
			{!workbench.apart && <Button label="上次通过的程序" kind="text" icon="clock" onPress={loadAccepted} />}
			{familyOf(language).editor !== 'blocks' && <EditorOptions settings={settings} onSettings={onSettings} />}
		</div>
	);
}

const EditorOptions = ({ settings, onSettings }: Pick<ToolbarProps, 'settings' | 'onSettings'>) => (
	<details className={styles.settings}>
		<summary aria-label="编辑器设置">设置</summary>
		<div className={styles.settingsPanel}>
			<Choice
				label="字号"
				value={String(settings.fontSize)}
				choices={FONT_SIZES.map((size) => [String(size), `${size} px`])}
				onChoose={(size) => onSettings({ ...settings, fontSize: Number(size) })}
			/>
			<Choice
				label="缩进"
				value={String(settings.tabSize)}
				choices={TAB_SIZES.map((size) => [String(size), `${size} 格`])}
				onChoose={(size) => onSettings({ ...settings, tabSize: Number(size) })}
			/>
			<Choice
				label="配色"
				value={settings.theme}
				choices={Object.entries(THEMES)}
				onChoose={(theme) => onSettings({ ...settings, theme: theme as EditorSettings['theme'] })}
			/>
			<Choice
				label="键位"
				value={settings.keyMap}
				choices={Object.entries(KEY_MAPS)}
				onChoose={(keyMap) => onSettings({ ...settings, keyMap: keyMap as EditorSettings['keyMap'] })}
			/>
		</div>
	</details>
);

function useLastAccepted(info: ProblemInfo, workbench: Workbench): () => Promise<void> {
	const { call } = useCalls();
	const { message } = useFeedback();
	const replaceAfterAsking = useReplacing(workbench);
	return async () => {
		const asked = {
			onlyMine: true,
			problemID: info.problem.problemId,
			completeProblemID: true,
			status: VERDICT.accepted,
			limit: 1,
			currentPage: 1,
		};
		const list = await call('judge.getSubmissionList', asked);
		if (!list.ok) return;
		const [row] = list.data.records;
		if (!row) {
			message('info', '这道题还没有通过的提交');
			return;
		}
		const detail = await call('judge.getSubmissionDetail', { submitId: row.submitId });
		if (!detail.ok) return;
		const { code, language } = detail.data.submission;
		if (!code) return;
		const languages = languagesOf(info);
		const program = await openProgram({ language: language ?? '', code }, languages);
		if (languages.includes(program.language)) workbench.changeLanguage(program.language);
		else if (workbench.state.language === BLOCKS) return message('info', `上次通过的程序是用 ${program.language} 写的，变不成积木`);
		await replaceAfterAsking(program.code, '换成上次通过的程序？');
	};
}
