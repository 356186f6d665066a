import { useEffect, useId, useMemo, useState } from 'react';
import { access } from '#generated/access.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { MenuCheck, MenuList } from '../menu-calls.ts';
import { useMenuCalls } from '../menu-calls.ts';
import { appendList } from './append-list.ts';
import { CheckFindings } from './check-findings.tsx';
import { DifferenceView } from './difference-view.tsx';
import { ImportReport } from './import-report.tsx';
import { NameChoiceForm } from './name-choice-form.tsx';
import { NO_CHOICES, unknownNames, withChoices } from './name-choices.ts';
import styles from './publish.module.css';
import type { DraftHandle } from './publishing.ts';
import { readImport } from './read-import.ts';

interface ImportDialogProps {
	draft: DraftHandle;
	onApply: (list: MenuList) => void;
	onClose: () => void;
}

const LIMITS = { accept: ['.json', 'application/json'], maxBytes: 4 * 1024 * 1024, maxFiles: 1 };

const FAMILIES: Readonly<Record<Exclude<MenuCheck['family'], 'native'>, string>> = {
	'vue-element-admin': 'vue-element-admin（RuoYi、eladmin 也是）',
	yudao: '芋道',
	vben: 'vben 5',
	'vben-2': 'vben 2',
	soybean: 'soybean',
	'pure-admin': 'pure-admin',
	arco: 'Arco Design Pro（Vue）',
	pig: 'pig',
	'vue-next-admin': 'vue-next-admin',
	jeecg: 'JeecgBoot',
	'sz-admin': 'sz-admin',
	geeker: 'Geeker-Admin',
	'art-design-pro': 'Art Design Pro',
	'naive-ui-admin': 'Naive UI Admin',
	snowy: 'Snowy',
	umi: 'umi（Ant Design Pro 写在 children 里也是）',
	'ant-design-pro': 'Ant Design Pro',
	'arco-react': 'Arco Design Pro（React）',
};

/** Imports a list of this app or of another family. What is converted and dropped is shown before it replaces the draft or is appended to it. */
export function ImportDialog({ draft, onApply, onClose }: ImportDialogProps) {
	const [report, setReport] = useState<MenuCheck | null>(null);
	return (
		<DialogFrame title="导入菜单" look="drawer" width={720} onClose={onClose} mayDiscard={async () => true}>
			<div className={styles.sheet}>
				{report ? (
					<Report report={report} draft={draft} onBack={() => setReport(null)} onApply={onApply} />
				) : (
					<ImportForm onChecked={setReport} />
				)}
			</div>
		</DialogFrame>
	);
}

/** Takes a file or pasted JSON, and checks it. */
function ImportForm({ onChecked }: { onChecked: (report: MenuCheck) => void }) {
	const id = useId();
	const calls = useMenuCalls();
	const [text, setText] = useState('');
	const [problem, setProblem] = useState('');
	const check = async (content: string): Promise<void> => {
		setProblem('');
		const read = readImport(content);
		if (!read.ok) return setProblem(read.problem);
		const result = await calls.check(read.list, { takes: () => true });
		if (result.ok) onChecked(result.data);
		else setProblem(result.error.message);
	};
	const readFile = async ([file]: readonly File[]): Promise<void> => {
		const content = await file?.text().catch(() => null);
		if (content === undefined || content === null) return setProblem('文件读不出来，可能被移走或改过了，请重新选一次');
		setText(content);
		await check(content);
	};
	return (
		<>
			<p className={styles.quiet}>可以导入这里导出的菜单，也可以导入其他后台框架的路由。放进草稿前会先告诉你换了什么、哪些没有导入。</p>
			<FileDrop
				id={`${id}-file`}
				name="menus"
				label="菜单文件"
				limits={LIMITS}
				have={0}
				describedBy={`${id}-problem`}
				onFiles={(files) => void readFile(files)}
			/>
			<label className={styles.label} htmlFor={id}>
				或者粘贴 JSON
			</label>
			<textarea
				id={id}
				className={styles.field}
				data-code=""
				rows={8}
				spellCheck={false}
				autoCapitalize="off"
				placeholder='[{ "path": "/orders", … }]'
				value={text}
				aria-invalid={problem !== '' || undefined}
				aria-describedby={`${id}-problem`}
				onChange={({ target }) => {
					setText(target.value);
					setProblem('');
				}}
			/>
			<p id={`${id}-problem`} className={styles.wrong} role="alert">
				{problem}
			</p>
			<div className={styles.buttons}>
				<Button label="检查" kind="primary" onPress={() => check(text)} />
			</div>
		</>
	);
}

interface ReportProps {
	report: MenuCheck;
	draft: DraftHandle;
	onBack: () => void;
	onApply: (list: MenuList) => void;
}

type Way = 'append' | 'replace';

const WAYS = [
	{ way: 'append', title: '接在现在的菜单后面', text: '现在的菜单都留着，重名的会换个名字。' },
	{ way: 'replace', title: '换掉现在的菜单', text: '草稿里只剩导入的菜单。' },
] as const;

function Report({ report, draft, onBack, onApply }: ReportProps) {
	const { converted, dropped, family } = report;
	const id = useId();
	const [current] = useState(() => draft.list());
	const [choices, setChoices] = useState(NO_CHOICES);
	// Our own lists are mostly exports of the whole menu.
	const [way, setWay] = useState<Way>(current.length > 0 && family !== 'native' ? 'append' : 'replace');
	const list = useMemo(() => {
		const added = choices === NO_CHOICES ? report.list : withChoices(report.list, choices);
		return way === 'append' ? appendList(current, added) : added;
	}, [report, choices, way, current]);
	const findings = useImportFindings(report, list, way === 'append' ? current.length : 0);
	return (
		<>
			<p className={styles.notice} role="status">
				<Icon name="info" />
				<span>{summaryOf(report)}</span>
			</p>
			{current.length > 0 && (
				<fieldset className={styles.conflict}>
					<legend>放到哪里</legend>
					<div className={styles.sides}>
						{WAYS.map((each) => (
							<label key={each.way} className={styles.side}>
								<input type="radio" name={id} checked={way === each.way} onChange={() => setWay(each.way)} />
								<strong>{each.title}</strong>
								<span>{each.text}</span>
							</label>
						))}
					</div>
				</fieldset>
			)}
			<CheckFindings findings={findings.filter(({ code }) => !SHOWN_BELOW.includes(code))} />
			<NameChoiceForm names={unknownNames(report.list, access)} choices={choices} onChange={setChoices} />
			<ImportReport findings={report.findings} dropped={dropped} converted={converted} />
			<section className={styles.part} aria-label="和草稿相比">
				<h3>和现在的草稿相比</h3>
				<DifferenceView base={current} next={list} same="没有变化：和草稿一样。" />
			</section>
			<div className={styles.buttons}>
				<Button label="重新选" onPress={onBack} />
				<Button label="放进草稿" kind="primary" onPress={() => onApply(list)} />
			</div>
			<p className={styles.quiet}>放进草稿后还没有发布，也可以撤销。</p>
		</>
	);
}

/** Findings of the list as it would be, from the record `from` on. A chosen role may lock users out, so each list is checked again. */
function useImportFindings(report: MenuCheck, list: MenuList, from: number): MenuCheck['findings'] {
	const calls = useMenuCalls();
	const [checked, setChecked] = useState<{ list: MenuList; findings: MenuCheck['findings'] } | null>(null);
	useEffect(() => {
		let isLatest = true;
		if (list === report.list) return;
		void calls.check(list).then((result) => {
			if (result.ok && isLatest) setChecked({ list, findings: result.data.findings });
		});
		return () => {
			isLatest = false;
		};
	}, [calls, report, list]);
	const foreign = report.findings.filter(({ code }) => code === 'left-out-family');
	const found = list === report.list ? report.findings : [...foreign, ...(checked?.findings ?? [])];
	// The studio may still be put back before the list is published.
	return found
		.filter(({ path: [place] }) => place === undefined || place >= from)
		.map((finding) => (finding.code === 'lost-studio' ? { ...finding, severity: 'warning' } : finding));
}

/** Shown further down: unknown names in the name form, unknown fields in the import report. */
const SHOWN_BELOW: readonly string[] = ['unknown-icon', 'unknown-access-name', 'unknown-guard', 'unknown-field'];

function summaryOf({ family, findings, converted, dropped, list }: MenuCheck): string {
	const count = `${countOf(list)} 条记录`;
	const has = (wanted: string): boolean => findings.some(({ code }) => code === wanted);
	if (family === 'native' && has('unknown-field')) return `没有认出是哪种后台的写法，按本应用的写法读出 ${count}。`;
	if (family === 'native') return `认出来了：本应用的写法，${count}。`;
	if (has('left-out-family')) return `这是 ${FAMILIES[family]} 的写法，应用换不了，按本应用的写法读出 ${count}。`;
	const changes = converted.length > 0 ? `，换了 ${converted.length} 处写法` : '';
	const losses = dropped.length > 0 ? `，${dropped.length} 处没有导入` : '';
	return `认出来了：${FAMILIES[family]} 的写法，${count}${changes}${losses}。`;
}

const countOf = (list: readonly Readonly<Record<string, unknown>>[]): number =>
	list.reduce((count, { children }) => count + 1 + (Array.isArray(children) ? countOf(children) : 0), 0);
