import { useEffect, useId, useMemo, useState } from 'react';
import { access } from '#generated/access.ts';
import * as texts from '#generated/messages/tools/menu-studio/publish/imports.ts';
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
	'vue-element-admin': texts.vueElementAdmin,
	yudao: texts.yudao,
	vben: 'vben 5',
	'vben-2': 'vben 2',
	soybean: 'soybean',
	'pure-admin': 'pure-admin',
	arco: 'Arco Design Pro (Vue)',
	pig: 'pig',
	'vue-next-admin': 'vue-next-admin',
	jeecg: 'JeecgBoot',
	'sz-admin': 'sz-admin',
	geeker: 'Geeker-Admin',
	'art-design-pro': 'Art Design Pro',
	'naive-ui-admin': 'Naive UI Admin',
	snowy: 'Snowy',
	umi: texts.umi,
	'ant-design-pro': 'Ant Design Pro',
	'arco-react': 'Arco Design Pro (React)',
};

/** Imports a list of this app or of another family. What is converted and dropped is shown before it replaces the draft or is appended to it. */
export function ImportDialog({ draft, onApply, onClose }: ImportDialogProps) {
	const [report, setReport] = useState<MenuCheck | null>(null);
	return (
		<DialogFrame title={texts.title} look="drawer" width={720} onClose={onClose} mayDiscard={async () => true}>
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
		if (content === undefined || content === null) return setProblem(texts.unreadable);
		setText(content);
		await check(content);
	};
	return (
		<>
			<p className={styles.quiet}>{texts.hint}</p>
			<FileDrop
				id={`${id}-file`}
				name="menus"
				label={texts.file}
				limits={LIMITS}
				have={0}
				describedBy={`${id}-problem`}
				onFiles={(files) => void readFile(files)}
			/>
			<label className={styles.label} htmlFor={id}>
				{texts.paste}
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
				<Button label={texts.check} kind="primary" onPress={() => check(text)} />
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
	{ way: 'append', title: texts.append, text: texts.appendWords },
	{ way: 'replace', title: texts.replace, text: texts.replaceWords },
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
					<legend>{texts.where}</legend>
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
			<section className={styles.part} aria-label={texts.compared}>
				<h3>{texts.comparedWithDraft}</h3>
				<DifferenceView base={current} next={list} same={texts.same} />
			</section>
			<div className={styles.buttons}>
				<Button label={texts.again} onPress={onBack} />
				<Button label={texts.apply} kind="primary" onPress={() => onApply(list)} />
			</div>
			<p className={styles.quiet}>{texts.applyHint}</p>
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
	const count = texts.records({ count: countOf(list) });
	const has = (wanted: string): boolean => findings.some(({ code }) => code === wanted);
	if (family === 'native' && has('unknown-field')) return texts.unrecognised({ records: count });
	if (family === 'native') return texts.native({ records: count });
	if (has('left-out-family')) return texts.foreign({ family: FAMILIES[family], records: count });
	const changes = converted.length > 0 ? texts.conversions({ count: converted.length }) : '';
	const losses = dropped.length > 0 ? texts.losses({ count: dropped.length }) : '';
	return texts.recognised({ family: FAMILIES[family], records: `${count}${changes}${losses}` });
}

const countOf = (list: readonly Readonly<Record<string, unknown>>[]): number =>
	list.reduce((count, { children }) => count + 1 + (Array.isArray(children) ? countOf(children) : 0), 0);
