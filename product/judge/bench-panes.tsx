import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { ProblemInfo } from './api-types.ts';
import { Divider } from './divider.tsx';
import type { Example } from './parse-examples.ts';
import { ProgramPane } from './program-pane.tsx';
import { Statement } from './statement.tsx';
import { TabRow } from './tab-row.tsx';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

const SIDES = { statement: '题目', help: '提示与题解', discussion: '讨论', submissions: '提交记录' } as const;

type Side = keyof typeof SIDES;
type Pane = Side | 'program';

export interface BenchPanesProps {
	info: ProblemInfo;
	workbench: Workbench;
	/** Panes of the page, rendered while they are shown. */
	slots: { help?: (() => ReactNode) | undefined; discussion?: (() => ReactNode) | undefined; submissions?: (() => ReactNode) | undefined };
	onShow: (side: Side) => void;
}

function sidesOf({ workbench, slots }: BenchPanesProps): Partial<Record<Side, string>> {
	// These programs are not submitted to the list of the judge.
	if (workbench.apart) return { statement: SIDES.statement };
	return {
		statement: SIDES.statement,
		...(slots.help && { help: SIDES.help }),
		...(slots.discussion && { discussion: SIDES.discussion }),
		...(slots.submissions && { submissions: SIDES.submissions }),
	};
}

export function BenchPanes(props: BenchPanesProps) {
	const { info, workbench, slots, onShow } = props;
	const sides = sidesOf(props);
	const [side, setSide] = useState<Side>('statement');
	const [coding, setCoding] = useState(false);
	const [share, setShare] = useState(45);
	const bench = useRef<HTMLDivElement>(null);
	useKeysAround(bench, workbench);
	const showSide = (next: Side): void => {
		setSide(next);
		onShow(next);
	};
	const choose = (pane: Pane): void => {
		setCoding(pane === 'program');
		if (pane !== 'program') showSide(pane);
	};
	const tryExample = ({ input }: Example): void => {
		workbench.state.input = input;
		setCoding(true);
		void workbench.runInput();
	};
	return (
		<div
			ref={bench}
			className={classNames(styles.bench, coding && styles.coding)}
			style={{ '--share': `${share}%` } as CSSProperties}
			onKeyDownCapture={(event) => runByKey(event, workbench)}
		>
			{/* The page keeps its heading while the statement, which shows it, is away. */}
			<h1 className={classNames('visually-hidden', side === 'statement' && styles.inStatement)}>{info.problem.title}</h1>
			<div className={styles.paneTabs}>
				<TabRow<Pane> label="工作区" tabs={{ ...sides, program: '代码' }} chosen={coding ? 'program' : side} onChoose={choose} />
			</div>
			<section className={styles.problem} aria-label="题目与提交" data-sheet={workbench.apart ? undefined : 'portrait'}>
				<div className={styles.sideTabs}>
					<TabRow label="题目与提交" tabs={sides} chosen={side} onChoose={showSide} />
				</div>
				<div className={styles.scroller}>
					{side === 'statement' && <Statement info={info} workbench={workbench} onTry={tryExample} />}
					{side === 'help' && slots.help?.()}
					{side === 'discussion' && slots.discussion?.()}
					{side === 'submissions' && slots.submissions?.()}
				</div>
			</section>
			<Divider share={share} onMove={setShare} />
			<ProgramPane info={info} workbench={workbench} chosen={coding} />
		</div>
	);
}

/**
 * Handles the shortcuts while an ancestor of the workbench has the focus, for example after a click on plain text. Ignored on hidden
 * pages.
 */
function useKeysAround(bench: RefObject<HTMLElement | null>, workbench: Workbench): void {
	useEffect(() => {
		const hear = (event: globalThis.KeyboardEvent): void => {
			const { target } = event;
			if (target instanceof Node && target !== bench.current && target.contains(bench.current)) runByKey(event, workbench);
		};
		document.addEventListener('keydown', hear);
		return () => document.removeEventListener('keydown', hear);
	}, [bench, workbench]);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault' | 'stopPropagation'> & { repeat: boolean };

function runByKey(event: Pressed, workbench: Workbench): void {
	const enter = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
	// Shift+F10 opens the menu of what has the focus.
	const submits = (event.key === 'F10' && !event.shiftKey) || (enter && event.shiftKey);
	const runs = event.key === 'F9' || (enter && !event.shiftKey);
	if (!submits && !runs) return;
	event.preventDefault();
	event.stopPropagation();
	if (event.repeat) return;
	void (submits ? workbench.submit() : workbench.runInput());
}
