import * as texts from '#generated/messages/tools/menu-studio/findings.ts';
import { Badge } from '#src/ui/badge.tsx';
import { type Draft, placeOf } from './draft/draft-tree.ts';
import { titleOf } from './draft/node-fields.ts';
import styles from './menu-studio.module.css';
import type { NodeFinding } from './use-findings.ts';

interface FindingsListProps {
	draft: Draft;
	findings: readonly NodeFinding[];
	onGo: (key: string) => void;
}

/** Everything that the check found; a finding leads to its node. */
export function FindingsList({ draft, findings, onGo }: FindingsListProps) {
	if (findings.length === 0) return <p className={styles.none}>{texts.none}</p>;
	return (
		<ul className={styles.findings}>
			{findings.map((finding, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and one finding may be there twice
				<li key={index}>
					<FindingText draft={draft} finding={finding} onGo={onGo} />
				</li>
			))}
		</ul>
	);
}

function FindingText({ draft, finding, onGo }: { draft: Draft; finding: NodeFinding; onGo: (key: string) => void }) {
	const { key, severity, message, remedy } = finding;
	const node = key === null ? undefined : placeOf(draft, key)?.node;
	const text = (
		<>
			<span className="line">
				<Badge label={severity === 'error' ? texts.error : texts.warning} tone={severity === 'error' ? 'bad' : 'warn'} />
				<strong>{node ? titleOf(node) : texts.wholeMenu}</strong>
			</span>
			<span>{message}</span>
			{remedy && <small>{remedy}</small>}
		</>
	);
	return node ? (
		<button type="button" className={styles.findingText} onClick={() => onGo(node.key)}>
			{text}
		</button>
	) : (
		<div className={styles.findingText}>{text}</div>
	);
}
