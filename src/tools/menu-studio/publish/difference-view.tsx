import { useId, useMemo, useState } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import { Badge, type Label } from '#src/ui/badge.tsx';
import { TabList, tabPanel } from '#src/ui/tab-list.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { markOf, TONE_WORDS, type Tone, toneOf, wordedChanges } from './change-words.ts';
import { type OutlineNode, outlineOf, touchedOf } from './outline.ts';
import styles from './publish.module.css';

const TONES: Readonly<Record<Tone, Label['tone']>> = { added: 'ok', removed: 'bad', moved: 'info', changed: 'warn' };

interface DifferenceViewProps {
	base: readonly unknown[];
	next: readonly unknown[];
	/** Shown if the lists are equal. */
	same: string;
}

const VIEWS = [
	{ key: 'words', title: texts.oneByOne },
	{ key: 'tree', title: texts.inMenu },
] as const;

/** The difference of two lists in words, and as a tree with marks. */
export function DifferenceView({ base, next, same }: DifferenceViewProps) {
	const id = useId();
	const [open, setOpen] = useState<(typeof VIEWS)[number]['key']>('words');
	const changes = useMemo(() => wordedChanges(base, next), [base, next]);
	if (changes.length === 0) return <p className={styles.quiet}>{same}</p>;
	const tabs = VIEWS.map((view) => (view.key === 'words' ? { ...view, badge: String(changes.length) } : view));
	return (
		<div className={styles.part}>
			<TabList id={id} label={texts.difference} tabs={tabs} open={open} onOpen={setOpen} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
			<div {...tabPanel(id, open)} className={styles.scroll} tabIndex={0}>
				{open === 'words' ? (
					<ol className={styles.changes} aria-label={texts.difference}>
						{changes.map(({ key, tone, words }) => (
							<li key={key}>
								<Badge label={TONE_WORDS[tone]} tone={TONES[tone]} />
								<span>{words}</span>
							</li>
						))}
					</ol>
				) : (
					<Outline base={base} next={next} />
				)}
			</div>
		</div>
	);
}

/** A list as a tree; its changes since `base` are marked. */
export function Outline({ base, next }: Pick<DifferenceViewProps, 'base' | 'next'>) {
	const [whole, setWhole] = useState(false);
	const nodes = useMemo(() => outlineOf(base, next), [base, next]);
	const touched = useMemo(() => touchedOf(nodes), [nodes]);
	const compares = touched.length > 0;
	return (
		<div className={styles.part}>
			{compares && (
				<label className={styles.check}>
					<input type="checkbox" checked={whole} onChange={({ target }) => setWhole(target.checked)} />
					{texts.showUnchanged}
				</label>
			)}
			<Branch nodes={compares && !whole ? touched : nodes} label={texts.menus} />
		</div>
	);
}

function Branch({ nodes, label }: { nodes: readonly OutlineNode[]; label: string }) {
	return (
		<ul className={styles.branch} aria-label={label}>
			{nodes.map((node) => (
				<li key={node.key}>
					<span className={styles.node} data-gone={node.kinds.includes('removed') || undefined} data-hidden={node.hidden || undefined}>
						<span>{node.label}</span>
						{node.hidden && <VisuallyHidden>{texts.hidden}</VisuallyHidden>}
						{node.kinds.map((kind) => (
							<Badge key={kind} label={markOf(kind)} tone={TONES[toneOf(kind)]} />
						))}
					</span>
					{node.children.length > 0 && <Branch nodes={node.children} label={texts.menusIn({ group: node.label })} />}
				</li>
			))}
		</ul>
	);
}
