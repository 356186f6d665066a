import {
	type CSSProperties,
	type KeyboardEvent as ReactKeyboardEvent,
	type ReactNode,
	type RefObject,
	useDeferredValue,
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/tools/menu-studio/studio.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TabList, tabPanel } from '#src/ui/tab-list.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { type Draft, indexOf } from './draft/draft-tree.ts';
import { authorOf } from './draft/merge-drafts.ts';
import type { StudioState } from './draft/studio-core.ts';
import type { Studio } from './draft/studio-store.ts';
import { FindingsList } from './findings-list.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { type MenuCalls, MenuCallsContext } from './menu-calls.ts';
import styles from './menu-studio.module.css';
import { FIRST_ROLE } from './preview/preview-roles.ts';
import { StudioPreview } from './preview/studio-preview.tsx';
import { ConflictChoices } from './publish/conflict-choices.tsx';
import { EffectNotice } from './publish/effect-notice.tsx';
import { StudioActions } from './publish/studio-actions.tsx';
import { SearchField } from './search-field.tsx';
import { StudioToolbar } from './studio-toolbar.tsx';
import { MenuTree } from './tree/menu-tree.tsx';
import { countHidden, findKeys } from './tree/visible-lines.ts';
import { type NodeFinding, useFindings } from './use-findings.ts';
import { useStudio } from './use-studio.ts';

/** Editor of the menu for administrators; read-only for editors. */
export function MenuStudio({ calls, readOnly }: { calls: MenuCalls; readOnly: boolean }) {
	const studio = useStudio(calls, readOnly);
	if (!studio) return <Skeleton shape="lines" />;
	return (
		<MenuCallsContext value={calls}>
			<OpenedStudio studio={studio} />
		</MenuCallsContext>
	);
}

function OpenedStudio({ studio }: { studio: Studio }) {
	const { phase, problem } = useSnapshot(studio.state);
	if (phase === 'failed') return <ErrorNotice message={problem} onRetry={studio.open} />;
	return phase === 'loading' ? <Skeleton shape="lines" /> : <Desk studio={studio} />;
}

/** Below this width the fields are a drawer; the same as in the style sheet. */
const NARROW = '(max-width: 1000px)';

/** Height of a line of the tree in px. */
const LINE = { fine: 36, coarse: 44 } as const;

function Desk({ studio }: { studio: Studio }) {
	// Only what the tree shows too: the other parts follow the state by themselves.
	const { draft, selected } = useSnapshot(studio.state) as StudioState;
	const root = useRef<HTMLElement>(null);
	const narrow = useMediaQuery(NARROW);
	const coarse = useMediaQuery('(pointer: coarse)');
	const lineHeight = coarse ? LINE.coarse : LINE.fine;
	const side = useSide(narrow);
	const { drawn, previewing, edit } = side;
	const [role, setRole] = useState(FIRST_ROLE);
	const [text, setText] = useState('');
	const findings = useFindings(draft);
	useUndoKeys(root, studio);
	const go = (key: string): void => {
		setText('');
		studio.select([key]);
		side.showFields();
	};
	/** Enter in the title leads back to the node. A drawer stays open: there may be more to fill in. */
	const leaveFields = (): void => {
		if (!drawn) root.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
	};
	const details = (
		<Details
			studio={studio}
			draft={draft}
			selected={selected}
			role={role}
			side={side}
			findings={findings.all}
			onGo={go}
			onLeave={leaveFields}
		/>
	);
	return (
		<section ref={root} className={styles.studio} aria-label={texts.title} style={{ '--line': `${lineHeight}px` } as CSSProperties}>
			<header className={styles.head}>
				<div className={styles.headline}>
					<h1>{texts.title}</h1>
					<SaveNotice studio={studio} />
				</div>
				<StudioActions studio={studio} previewing={previewing} onPreview={side.togglePreview} onGo={go} />
			</header>
			<Notices studio={studio} />
			{!studio.readOnly && <StudioToolbar studio={studio} role={role} onAdded={() => edit('title')} />}
			<div className={styles.body} data-preview={previewing || undefined}>
				<TreePane studio={studio} draft={draft} lineHeight={lineHeight} text={text} marks={findings.marks} onText={setText} onEdit={edit}>
					<FindingsButton findings={findings.all} onPress={side.showFindings} />
					<Announcement studio={studio} />
					{drawn && <Button label={texts.fields} icon="edit" disabled={selected.length === 0} opensDialog onPress={() => edit()} />}
				</TreePane>
				{drawn ? side.drawer && <Drawer onClose={side.closeDrawer}>{details}</Drawer> : details}
				{previewing && <StudioPreview draft={draft} narrow={narrow} role={role} onRole={setRole} onClose={side.togglePreview} />}
			</div>
		</section>
	);
}

/** The fields or the findings beside the tree; in a drawer if there is no room, or while the preview takes their place. */
function useSide(narrow: boolean) {
	const [tab, setTab] = useState<'fields' | 'findings'>('fields');
	const [drawer, setDrawer] = useState(false);
	const [previewing, setPreviewing] = useState(false);
	/** The title field or the heading takes the focus once it is drawn. */
	const [focusTarget, setFocusTarget] = useState<'title' | 'heading' | null>(null);
	const drawn = narrow || previewing;
	const showFields = (field?: 'title'): void => {
		setTab('fields');
		setFocusTarget(field ?? 'heading');
	};
	return {
		tab,
		setTab,
		drawer,
		previewing,
		focusTarget,
		drawn,
		showFields,
		edit(field?: 'title'): void {
			showFields(field);
			setDrawer(drawn);
		},
		showFindings(): void {
			setTab('findings');
			setDrawer(drawn);
		},
		togglePreview(): void {
			// The fields wait for a press: a drawer would cover the preview.
			setDrawer(false);
			setPreviewing(!previewing);
		},
		closeDrawer: (): void => setDrawer(false),
		onFocused: (): void => setFocusTarget(null),
	};
}

interface TreePaneProps {
	studio: Studio;
	draft: Draft;
	lineHeight: number;
	/** The search text. */
	text: string;
	marks: ReturnType<typeof useFindings>['marks'];
	onText: (text: string) => void;
	onEdit: (field?: 'title') => void;
	/** Shown below the tree. */
	children: ReactNode;
}

/** The tree with its search. */
function TreePane({ studio, draft, lineHeight, text, marks, onText, onEdit, children }: TreePaneProps) {
	const help = useId();
	const found = useMemo(() => findKeys(draft, text), [draft, text]);
	const hidden = useMemo(() => countHidden(draft.nodes), [draft]);
	const [withHidden, setWithHidden] = useState(false);
	return (
		<div className={styles.main}>
			<SearchField label={texts.search} placeholder={texts.searchHint} value={text} onChange={onText} />
			<p id={help} className="visually-hidden">
				{studio.readOnly ? texts.lookHelp : texts.editHelp}
			</p>
			{found?.count === 0 || draft.nodes.length === 0 ? (
				<p className={styles.none}>{found ? texts.notFound({ text: text.trim() }) : texts.empty}</p>
			) : (
				<MenuTree
					studio={studio}
					withHidden={withHidden}
					lineHeight={lineHeight}
					onEdit={onEdit}
					help={help}
					found={found?.keys ?? null}
					findings={marks}
				/>
			)}
			<footer className={styles.foot}>
				<span>{found ? texts.found({ count: found.count }) : texts.total({ count: indexOf(draft).size })}</span>
				{hidden > 0 && !found && (
					<label className={styles.more}>
						<Switch checked={withHidden} onChange={({ target }) => setWithHidden(target.checked)} />
						{texts.showHidden({ count: hidden })}
					</label>
				)}
				{children}
			</footer>
		</div>
	);
}

interface DetailsProps {
	studio: Studio;
	draft: Draft;
	selected: readonly string[];
	findings: readonly NodeFinding[];
	role: string;
	side: ReturnType<typeof useSide>;
	onGo: (key: string) => void;
	onLeave: () => void;
}

/** The fields of the chosen node, and what the check found. */
function Details({ studio, draft, selected, findings, role, side, onGo, onLeave }: DetailsProps) {
	const { tab, focusTarget, setTab, onFocused } = side;
	const id = useId();
	const root = useRef<HTMLElement>(null);
	const now = useMemo(() => ({ draft, selected, findings }), [draft, selected, findings]);
	const later = useDeferredValue(now);
	// The tree does not wait for the fields of another node. Those of the same node are drawn at once, because the user may be typing.
	const shown = sameKeys(later.selected, selected) ? now : later;
	useFocusTarget(root, shown === now ? focusTarget : null, onFocused);
	const tabs = [
		{ key: 'fields' as const, title: texts.fields },
		{ key: 'findings' as const, title: texts.findings, ...(findings.length > 0 && { badge: String(findings.length) }) },
	];
	const onKeyDown = ({ key, target, nativeEvent }: ReactKeyboardEvent<HTMLElement>): void => {
		if (key === 'Enter' && !nativeEvent.isComposing && target instanceof HTMLElement && target.dataset.field === 'title') onLeave();
	};
	return (
		<section ref={root} className={styles.side} aria-label={texts.details} onKeyDown={onKeyDown}>
			<TabList id={id} label={texts.details} tabs={tabs} open={tab} onOpen={setTab} />
			<div {...tabPanel(id, tab)} className={styles.panel}>
				{tab === 'fields' ? (
					<Inspector studio={studio} {...shown} role={role} />
				) : (
					<FindingsList draft={draft} findings={findings} onGo={onGo} />
				)}
			</div>
		</section>
	);
}

const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((key, index) => key === other[index]);

/** Tells screen readers the last change. */
function Announcement({ studio }: { studio: Studio }) {
	const { announcement } = useSnapshot(studio.state);
	return (
		<span className={styles.announcement} role="status">
			{announcement}
		</span>
	);
}

function FindingsButton({ findings, onPress }: { findings: readonly NodeFinding[]; onPress: () => void }) {
	const errors = findings.filter(({ severity }) => severity === 'error').length;
	if (findings.length === 0) return null;
	return (
		<button type="button" className={styles.findingsButton} data-error={errors > 0 || undefined} onClick={onPress}>
			<Icon name="warning" />
			{errors > 0 ? texts.errors({ count: errors }) : texts.warnings({ count: findings.length })}
		</button>
	);
}

function Notices({ studio }: { studio: Studio }) {
	const { restored, save, theirs } = useSnapshot(studio.state);
	return (
		<>
			<EffectNotice />
			{studio.readOnly && <p className={styles.notice}>{texts.readOnly}</p>}
			{restored && save !== 'conflict' && <Restored studio={studio} />}
			{theirs && <Conflict studio={studio} />}
		</>
	);
}

const Drawer = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
	<DialogFrame title={texts.details} look="drawer" width={420} onClose={onClose} mayDiscard={async () => true}>
		{children}
	</DialogFrame>
);

const SAVE_WORDS = { unsaved: texts.unsaved, saving: texts.saving, failed: texts.failed, conflict: texts.conflict } as const;

const SAVE_ICONS = { saved: 'check', unsaved: 'clock', saving: 'clock', failed: 'warning', conflict: 'warning' } as const;

function SaveNotice({ studio }: { studio: Studio }) {
	const { save, savedAt, savedBy, problem, editor } = useSnapshot(studio.state);
	const time = savedAt === null ? '' : formatTime(new Date(savedAt), 'HH:mm:ss');
	return (
		<span className={styles.save} data-state={save} title={problem || undefined}>
			<Icon name={SAVE_ICONS[save]} />
			{save === 'saved' ? savedWords(time, savedBy) : SAVE_WORDS[save]}
			{editor && <strong role="status">{texts.editing({ who: editor })}</strong>}
			{save === 'failed' && <Button label={texts.retry} kind="text" onPress={() => studio.save()} />}
		</span>
	);
}

function savedWords(time: string, by: string | null): string {
	if (time === '') return texts.asPublished;
	return by === null ? texts.savedAt({ time }) : texts.savedBy({ time, by });
}

function Restored({ studio }: { studio: Studio }) {
	return (
		<div className={styles.notice}>
			<span>{texts.restored}</span>
			<Button label={texts.dropRestored} kind="text" onPress={() => studio.undo()} />
		</div>
	);
}

function Conflict({ studio }: { studio: Studio }) {
	const { theirs, conflicts, choices } = useSnapshot(studio.state) as StudioState;
	if (!theirs) return null;
	const who = authorOf(theirs);
	const author = theirs.savedAt ? texts.whoWhen({ who, time: formatTime(new Date(theirs.savedAt), 'HH:mm:ss') }) : who;
	return (
		<section className={styles.conflict} aria-label={texts.conflicts}>
			<p role="alert">{texts.alsoChanged({ who: author, count: conflicts.length })}</p>
			<ConflictChoices
				conflicts={conflicts}
				choices={choices}
				who={who}
				label={texts.merge}
				onChoose={studio.choose}
				onSettle={studio.settle}
			/>
		</section>
	);
}

/** Undo and redo by keys wherever the focus is on this page, except in text, which has its own undo. */
function useUndoKeys(root: RefObject<HTMLElement | null>, studio: Studio): void {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => {
			const way = undoKey(event);
			const target = event.target instanceof Element ? event.target : null;
			// A page in another tab is hidden.
			const away = !root.current?.getClientRects().length;
			if (away || !way || event.defaultPrevented || target?.closest('input, textarea, [contenteditable], dialog')) return;
			event.preventDefault();
			studio[way]();
		};
		document.addEventListener('keydown', onKeyDown);
		return () => document.removeEventListener('keydown', onKeyDown);
	}, [root, studio]);
}

function undoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
	if (altKey || !(ctrlKey || metaKey)) return null;
	if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
	return key.toLowerCase() === 'y' ? 'redo' : null;
}

/** Focuses the title field or the heading of the fields once they are drawn. */
function useFocusTarget(side: RefObject<HTMLElement | null>, focusTarget: 'title' | 'heading' | null, onDone: () => void): void {
	useEffect(() => {
		const target = focusTarget && side.current?.querySelector<HTMLElement>(focusTarget === 'title' ? '[data-field=title]' : 'h2');
		if (!target) return;
		target.focus();
		if (target instanceof HTMLInputElement) target.select();
		onDone();
	});
}
