import { memo } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/inspector.ts';
import { type Draft, placeOf } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { KIND_WORDS, kindOf, titleOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import type { Studio } from '#src/tools/menu-studio/draft/studio-store.ts';
import type { NodeFinding } from '#src/tools/menu-studio/use-findings.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './inspector.module.css';
import { NodeEditor } from './node-editor.tsx';

interface InspectorProps {
	studio: Studio;
	draft: Draft;
	selected: readonly string[];
	findings: readonly NodeFinding[];
	/** Name of the role that sees pictures of pages. */
	role: string;
}

/** The fields of the chosen node. */
export const Inspector = memo(function Inspector({ studio, draft, selected, findings, role }: InspectorProps) {
	const place = selected.length === 1 ? placeOf(draft, selected[0] ?? '') : null;
	if (selected.length > 1) return <p className={styles.none}>{texts.several({ count: selected.length })}</p>;
	if (!place) return <p className={styles.none}>{texts.chooseOne}</p>;
	const own = findings.filter(({ key }) => key === place.node.key);
	return (
		<div className={styles.inspector} key={place.node.key}>
			<h2 className={styles.heading} tabIndex={-1}>
				{titleOf(place.node)} <Badge label={KIND_WORDS[kindOf(place.node)]} tone="mute" />
			</h2>
			{own.map((finding) => (
				<p key={`${finding.code} ${finding.message}`} className={styles.finding} data-severity={finding.severity}>
					<Icon name="warning" />
					<span>
						{finding.message}
						{finding.remedy && <small>{finding.remedy}</small>}
					</span>
				</p>
			))}
			{place.node.stray ? (
				<p className={styles.hint}>{texts.stray}</p>
			) : (
				<NodeEditor studio={studio} draft={draft} place={place} role={role} />
			)}
		</div>
	);
});
