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
		{ severity: 'error', title: '要先改好', icon: 'close' },
		{ severity: 'warning', title: '请留意', icon: 'warning' },
	] as const;
	return groups.map(({ severity, title, icon }) => {
		const own = findings.filter((finding) => finding.severity === severity);
		if (own.length === 0) return null;
		return (
			<section key={severity} className={styles.findings} data-severity={severity} aria-label={`${title}，${own.length} 处`}>
				<h3>
					{title}（{own.length}）
				</h3>
				<ul>
					{own.map((finding) => (
						<li key={`${finding.code} ${finding.path.join('.')} ${finding.message}`} className={styles.finding}>
							<Icon name={icon} />
							<div>
								<p>
									{finding.label && <strong>{finding.label}：</strong>}
									{finding.message}
								</p>
								{finding.remedy && <p className={styles.quiet}>{finding.remedy}</p>}
							</div>
							{onGo && finding.path.length > 0 && (
								<button type="button" className={styles.link} aria-label={`去改“${finding.label}”`} onClick={() => onGo(finding.path)}>
									去改
								</button>
							)}
						</li>
					))}
				</ul>
			</section>
		);
	});
}
