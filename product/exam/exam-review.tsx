import type { ComponentProps } from '#generated/component-props.ts';
import { formatDuration } from '#src/lib/format-quantity.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { optionsOf } from '#src/ui/answer-fields/answer-options.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { ReportRow } from './api-types.ts';
import styles from './exam-review.module.css';

/** Each question with the student's answer; with the key and the analysis once the server has released them. */
export function ExamReview({ report: { rows, materials } }: ComponentProps['exam#ExamReview']) {
	if (rows.length === 0) return <EmptyNotice text="没有这样的题目" />;
	return (
		<ol className={styles.list}>
			{rows.map((row) => {
				const material = materials.find(({ id }) => id === row.question.materialId);
				return (
					<li key={row.question.id}>
						<article className={styles.item} aria-labelledby={`review-${row.question.id}`}>
							<Head row={row} />
							{material && (
								<details className={styles.material}>
									<summary>材料：{material.title}</summary>
									<RichText content={material.html} format="html" />
								</details>
							)}
							<RichText content={row.question.stemHtml} format="html" />
							<Answer row={row} />
							{row.comment && (
								<p className={styles.comment}>
									{row.question.type === 'program' ? '判题结果' : '老师的评语'}：{row.comment}
								</p>
							)}
							{row.key && (
								<section className={styles.analysis} aria-label={`第 ${row.no} 题的解析`}>
									<h4>解析</h4>
									<RichText content={row.key.analysisHtml} format="html" />
								</section>
							)}
						</article>
					</li>
				);
			})}
		</ol>
	);
}

function Head({ row: { no, question, verdict, score, full, fullWidth, seconds, inBook } }: { row: ReportRow }) {
	const dictionaries = useDictionaries();
	const result = dictionaries.find('answer_verdict', verdict);
	return (
		<header className={styles.head}>
			<h3 id={`review-${question.id}`}>第 {no} 题</h3>
			<span className="caption">{dictionaries.find('question_type', question.type)?.label ?? question.type}</span>
			{result && <Badge label={result.label} tone={result.tone} />}
			<span className={styles.score}>
				{score ?? '—'} / {full} 分
			</span>
			{fullWidth && <span className="caption">全角已按半角判</span>}
			{inBook && <span className="caption">在错题本里</span>}
			{seconds > 0 && <span className="caption">用时 {formatDuration(seconds)}</span>}
		</header>
	);
}

function Answer({ row: { question, value, key } }: { row: ReportRow }) {
	const options = optionsOf(question);
	if (options.length > 0) {
		return (
			<ul className={styles.options} aria-label="选项">
				{options.map((option) => {
					const mine = value.includes(option.key);
					const right = key?.answer.includes(option.key) ?? false;
					return (
						<li key={option.key} className={styles.option} data-mine={mine || undefined} data-right={right || undefined}>
							<span className="strong">{option.mark}</span>
							<RichText content={option.html} format="html" />
							<span className={styles.notes}>
								{mine && <em>我选的</em>}
								{right && <strong>正确答案</strong>}
							</span>
						</li>
					);
				})}
			</ul>
		);
	}
	const answers = question.type === 'program' ? value.slice(1) : value;
	return (
		<dl className={styles.texts}>
			<dt>我的答案{question.type === 'program' && value[0] ? `（${value[0]}）` : ''}</dt>
			<dd>{answers.length > 0 ? <Code lines={answers} /> : '没有作答'}</dd>
			{key && key.answer.length > 0 && (
				<>
					<dt>参考答案</dt>
					<dd>
						<Code lines={key.answer} />
					</dd>
				</>
			)}
		</dl>
	);
}

/** A long line scrolls sideways, by the keyboard too. */
const Code = ({ lines }: { lines: readonly string[] }) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus what scrolls
	<pre tabIndex={0}>{lines.join('\n')}</pre>
);
