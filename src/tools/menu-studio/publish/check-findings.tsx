import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { MenuFinding } from '../menu-calls.ts';
import styles from './publish.module.css';

interface CheckFindingsProps {
	findings: readonly MenuFinding[];
	/** Goes to the node of a finding; absent where the draft does not hold the list. */
	onGo?: (path: readonly number[]) => void;
}

/** Findings of a check, errors first. */
export function CheckFindings({ findings, onGo }: CheckFindingsProps) {
	const groups = [
		{ severity: 'error', title: texts.errors, icon: 'close' },
		{ severity: 'warning', title: texts.warnings, icon: 'warning' },
	] as const;
	return groups.map(({ severity, title, icon }) => {
		const own = findings.filter((finding) => finding.severity === severity);
		if (own.length === 0) return null;
		return (
			<section
				key={severity}
				className={styles.findings}
				data-severity={severity}
				aria-label={texts.countedFindings({ title, count: own.length })}
			>
				<h3>{texts.counted({ title, number: own.length })}</h3>
				<ul>
					{own.map((finding) => (
						<li key={`${finding.code} ${finding.path.join('.')} ${finding.message}`} className={styles.finding}>
							<Icon name={icon} />
							<div>
								<p>
									{finding.label && <strong>{texts.findingOf({ label: finding.label })}</strong>}
									{finding.message}
								</p>
								{finding.remedy && <p className={styles.quiet}>{finding.remedy}</p>}
							</div>
							{onGo && finding.path.length > 0 && (
								<button
									type="button"
									className={styles.link}
									aria-label={texts.goTo({ label: finding.label })}
									onClick={() => onGo(finding.path)}
								>
									{texts.go}
								</button>
							)}
						</li>
					))}
				</ul>
			</section>
		);
	});
}
