import { listSeparator } from '#generated/messages/lists.ts';
import * as fields from '#generated/messages/tools/menu-studio/publish/imports/fields.ts';
import * as texts from '#generated/messages/tools/menu-studio/publish/imports.ts';
import * as publishTexts from '#generated/messages/tools/menu-studio/publish.ts';
import type { MenuCheck } from '../menu-calls.ts';
import styles from './publish.module.css';

/** Words for the fields that an import may set. */
const FIELD_WORDS: Readonly<Record<string, string>> = fields;

/** Lists by reason the fields that an import left out, kept without effect or rewrote; their names and places are folded away. */
export function ImportReport({ findings, dropped, converted }: Pick<MenuCheck, 'findings' | 'dropped' | 'converted'>) {
	const unknown = findings.filter(({ code }) => code === 'unknown-field');
	return (
		<>
			<ReportPart
				title={texts.unknown}
				entries={unknown.map(({ path, label, message }) => ({ path, label, words: texts.unknownWords, code: message }))}
			/>
			<ReportPart
				title={texts.dropped}
				entries={dropped.map(({ path, label, what, reason }) => ({ path, label, words: reason, code: what }))}
			/>
			<ReportPart
				title={texts.converted}
				entries={converted.map(({ path, label, field, from, to }) => ({
					path,
					label,
					words: FIELD_WORDS[field] ?? field,
					code: `${from} → ${to}`,
				}))}
			/>
		</>
	);
}

interface Entry {
	path: readonly number[];
	label: string;
	words: string;
	code: string;
}

function ReportPart({ title, entries }: { title: string; entries: readonly Entry[] }) {
	if (entries.length === 0) return null;
	const reasons = [...new Set(entries.map(({ words }) => words))];
	return (
		<section className={styles.part} aria-label={title}>
			<h3>{publishTexts.counted({ title, number: entries.length })}</h3>
			<ul className={styles.report}>
				{reasons.map((reason) => (
					<li key={reason}>
						<strong>{reason}</strong>
						{texts.labels({ labels: labelsOf(entries.filter(({ words }) => words === reason)) })}
					</li>
				))}
			</ul>
			<details>
				<summary>{texts.details}</summary>
				<ul className={styles.report}>
					{entries.map(({ path, label, code }) => (
						<li key={`${path.join('.')} ${code}`}>
							{path.map((place) => place + 1).join('.')} {label} <code>{code}</code>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}

const NAMED = 4;

function labelsOf(entries: readonly Entry[]): string {
	const labels = [...new Set(entries.map(({ label }) => label || texts.wholeMenu))];
	return labels.length > NAMED
		? texts.andMore({ labels: labels.slice(0, NAMED).join(listSeparator), count: labels.length })
		: labels.join(listSeparator);
}
