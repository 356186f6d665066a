import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/tools/menu-studio/publish/history.ts';
import * as publishTexts from '#generated/messages/tools/menu-studio/publish.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Select } from '#src/ui/arco/controls.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { MenuSchedule, MenuVersion, MenuVersionSummary } from '../menu-calls.ts';
import { useMenuCalls } from '../menu-calls.ts';
import { wordedChanges } from './change-words.ts';
import { CommentForm } from './comment-form.tsx';
import { DifferenceView, Outline } from './difference-view.tsx';
import { placeTime } from './place-time.ts';
import styles from './publish.module.css';
import type { DraftHandle } from './publishing.ts';
import { createVersionHistory, type DraftChoice, type HistoryState, type VersionHistory } from './version-history.ts';

interface HistoryDialogProps {
	draft: DraftHandle;
	/** Editors look, and do not roll back. */
	readOnly: boolean;
	onClose: () => void;
}

const timeWords = (iso: string): string => formatTime(new Date(iso), 'YYYY-MM-DD HH:mm');

/** The published versions: who, when and why; one of them beside another; rolling back. */
export function HistoryDialog({ draft, readOnly, onClose }: HistoryDialogProps) {
	const calls = useMenuCalls();
	const [history] = useState(() => createVersionHistory({ calls, draft, newKey: () => crypto.randomUUID() }));
	const [open, setOpen] = useState<number | null>(null);
	const state = useSnapshot(history.state) as HistoryState;
	const { phase, problem, versions, schedule, more, loadingMore } = state;
	useEffect(() => void history.open(), [history]);
	const shown = versions.find(({ version }) => version === open);
	return (
		<DialogFrame
			title={shown ? publishTexts.version({ version: shown.version }) : texts.title}
			look="drawer"
			width={720}
			onClose={onClose}
			mayDiscard={async () => true}
		>
			<div className={styles.sheet}>
				{phase === 'loading' && <Skeleton shape="rows" />}
				{phase === 'failed' && <ErrorNotice message={problem} onRetry={history.open} />}
				{shown ? (
					<VersionView
						key={shown.version}
						history={history}
						draft={draft}
						versions={versions}
						readOnly={readOnly}
						version={shown}
						onBack={() => setOpen(null)}
					/>
				) : (
					<ol className={styles.versions} aria-label={texts.versions}>
						{schedule && (
							<ScheduleLine history={history} schedule={schedule} published={versions[0]?.version ?? null} readOnly={readOnly} />
						)}
						{versions.map((version, index) => (
							<li key={version.version} className={styles.version}>
								<VersionLine version={version} current={index === 0} />
								<Button label={texts.look({ version: version.version })} kind="text" icon="eye" onPress={() => setOpen(version.version)} />
							</li>
						))}
					</ol>
				)}
				{!shown && more && <Button label={texts.older} busy={loadingMore} onPress={history.more} />}
			</div>
		</DialogFrame>
	);
}

interface ScheduleLineProps {
	history: VersionHistory;
	schedule: MenuSchedule;
	/** The newest version. */
	published: number | null;
	readOnly: boolean;
}

/** The list that waits for its time, with what it will change. */
function ScheduleLine({ history, schedule, published, readOnly }: ScheduleLineProps) {
	const { times } = useClock();
	const { confirm, message } = useFeedback();
	const [open, setOpen] = useState(false);
	const base = useVersion(history, open ? published : null);
	const time = placeTime(times, schedule.effectiveAt);
	const cancel = async (): Promise<void> => {
		if (!(await confirm({ title: texts.cancelTitle, text: texts.cancelText({ time }) }))) return;
		if (await history.cancelSchedule()) message('success', texts.cancelled);
	};
	return (
		<li className={styles.version}>
			<div className={styles.versionLine}>
				<strong>
					{texts.effectiveAt({ time })}
					<Badge label={publishTexts.later} tone="warn" />
				</strong>
				<p>{schedule.comment}</p>
				<p className={styles.quiet}>
					{schedule.scheduledBy} · {publishTexts.items({ count: schedule.items })}
				</p>
			</div>
			<div className={styles.buttons}>
				<Button label={texts.showChanges} kind="text" icon="eye" expanded={open} onPress={() => setOpen(!open)} />
				{!readOnly && <Button label={texts.cancel} kind="text" icon="close" onPress={cancel} />}
			</div>
			{base && (
				<div className={styles.scheduled}>
					<DifferenceView base={base.list} next={schedule.list} same={texts.sameAsNow} />
				</div>
			)}
		</li>
	);
}

function VersionLine({ version, current }: { version: MenuVersionSummary; current: boolean }) {
	const { routesServed } = useAccess();
	return (
		<div className={styles.versionLine}>
			<strong>
				{publishTexts.version({ version: version.version })}
				{current && <Badge label={routesServed ? texts.seenNow : texts.newest} tone="ok" />}
				{version.rolledBackTo !== undefined && <Badge label={texts.backTo({ version: version.rolledBackTo })} tone="info" />}
			</strong>
			<p>{version.comment}</p>
			<p className={styles.quiet}>
				{version.publishedBy} · <time dateTime={version.publishedAt}>{timeWords(version.publishedAt)}</time> ·{' '}
				{publishTexts.items({ count: version.items })}
			</p>
		</div>
	);
}

interface VersionViewProps {
	history: VersionHistory;
	draft: DraftHandle;
	versions: readonly MenuVersionSummary[];
	version: MenuVersionSummary;
	readOnly: boolean;
	onBack: () => void;
}

/** The choice of no other version. */
const ALONE = '0';

function VersionView({ history, draft, versions, version, readOnly, onBack }: VersionViewProps) {
	const newest = versions[0]?.version ?? version.version;
	const isNewest = version.version === newest;
	const { message } = useFeedback();
	const { routesServed } = useAccess();
	const [problem, setProblem] = useState('');
	const [choice, setChoice] = useState<DraftChoice | null>(null);
	const published = useVersion(history, readOnly || isNewest ? null : newest);
	const changes = published ? wordedChanges(published.list, draft.list()).length : 0;
	const rollBack = async (comment: string): Promise<void> => {
		const result = await history.rollBack(version.version, comment, choice ?? 'keep');
		if (!result.ok) return setProblem(result.problem);
		const words = texts.rolledBack({ version: version.version, as: result.version.version });
		message('success', result.keptDraft ? texts.keptDraft({ words }) : words);
		onBack();
	};
	return (
		<>
			<div className={styles.buttons} data-align="start">
				<Button label={texts.back} kind="text" icon="arrow-left" onPress={onBack} />
			</div>
			<VersionLine version={version} current={isNewest} />
			<Comparison history={history} versions={versions} version={version.version} />
			{!readOnly && !isNewest && (
				<section className={styles.part} aria-label={texts.rollBack}>
					<h3>{texts.restore}</h3>
					<p className={styles.quiet}>{routesServed ? texts.restoreSeen : texts.restoreHint}</p>
					<CommentForm
						label={texts.why}
						hint={texts.whyHint}
						submit={texts.backTo({ version: version.version })}
						kind="danger"
						blocked={blockedBy(published !== null, changes, choice)}
						problem={problem}
						onSubmit={rollBack}
						before={changes > 0 && <DraftQuestion version={version.version} changes={changes} choice={choice} onChoose={setChoice} />}
					/>
				</section>
			)}
		</>
	);
}

function blockedBy(loaded: boolean, changes: number, choice: DraftChoice | null): string {
	if (!loaded) return texts.loading;
	return changes > 0 && choice === null ? texts.chooseFirst : '';
}

interface DraftQuestionProps {
	version: number;
	/** Changes of the draft that are not published. */
	changes: number;
	choice: DraftChoice | null;
	onChoose: (choice: DraftChoice) => void;
}

/** Asks what becomes of the draft, so that it is never merged with the version that this admin restores. */
function DraftQuestion({ version, changes, choice, onChoose }: DraftQuestionProps) {
	const name = useId();
	const choices = [
		{ value: 'follow', title: texts.follow, words: texts.followWords({ count: changes }) },
		{ value: 'keep', title: texts.keep, words: texts.keepWords({ version }) },
	] as const;
	return (
		<fieldset className={styles.conflict}>
			<legend>{texts.draftChanges({ count: changes })}</legend>
			<div className={styles.sides}>
				{choices.map(({ value, title, words }) => (
					<label key={value} className={styles.side}>
						<input type="radio" name={name} value={value} checked={choice === value} onChange={() => onChoose(value)} />
						<strong>{title}</strong>
						<span>{words}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

interface ComparisonProps {
	history: VersionHistory;
	versions: readonly MenuVersionSummary[];
	version: number;
}

/** A version beside another one. An older version is of interest beside the newest, and the newest beside the one before it. */
function Comparison({ history, versions, version }: ComparisonProps) {
	const id = useId();
	const [other, setOther] = useState(() => {
		const newest = versions[0]?.version ?? version;
		return version === newest ? (versions.find((each) => each.version < version)?.version ?? null) : newest;
	});
	const shown = useVersion(history, version);
	const beside = useVersion(history, other);
	// The older one comes first.
	const [base, next] = other !== null && other > version ? [shown, beside] : [beside, shown];
	const choices = versions
		.filter((each) => each.version !== version)
		.map((each) => ({ value: String(each.version), label: texts.choice({ version: each.version, comment: each.comment }) }));
	return (
		<section className={styles.part} aria-label={texts.comparison}>
			<div className={styles.choice}>
				<label className={styles.label} htmlFor={id}>
					{texts.compareWith}
				</label>
				<Select
					id={id}
					label={texts.compareWith}
					required
					many={false}
					choices={[{ value: ALONE, label: texts.alone }, ...choices]}
					value={other === null ? ALONE : String(other)}
					onChange={(value) => setOther(value === ALONE ? null : Number(value))}
				/>
			</div>
			{other === null && shown && <Outline base={shown.list} next={shown.list} />}
			{other !== null && !(base && next) && <Skeleton shape="lines" />}
			{other !== null && base && next && (
				<>
					<p className={styles.quiet}>{texts.between({ base: base.version, next: next.version })}</p>
					<DifferenceView base={base.list} next={next.list} same={texts.same} />
				</>
			)}
		</section>
	);
}

function useVersion(history: VersionHistory, version: number | null): MenuVersion | null {
	const [loaded, setLoaded] = useState<MenuVersion | null>(null);
	useEffect(() => {
		if (version === null) return;
		let stale = false;
		void history.version(version).then((found) => {
			if (!stale && found) setLoaded(found);
		});
		return () => {
			stale = true;
		};
	}, [history, version]);
	return loaded?.version === version ? loaded : null;
}
