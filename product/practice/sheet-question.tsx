import type { DictionaryName } from '#generated/names.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { optionsOf } from '#src/ui/answer-fields/answer-options.ts';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { WrongBookSheet } from './api-types.ts';
import styles from './wrong-sheet.module.css';

export interface SheetQuestionProps {
	item: WrongBookSheet['list'][number];
	no: number;
	material: string | null;
	room: boolean;
}

/** A question of the wrong-answer book as it is read, not answered: stem, options and the student's note. */
export function SheetQuestion({ item: { question, mine }, no, material, room }: SheetQuestionProps) {
	const dictionaries = useDictionaries();
	const labelOf = (type: DictionaryName, code: string): string => dictionaries.find(type, code)?.label ?? code;
	const options = optionsOf(question);
	return (
		<article className={styles.question} aria-labelledby={`wrong-sheet-${question.id}`}>
			<h2 id={`wrong-sheet-${question.id}`}>
				{no}. {labelOf('question_type', question.type)}
				<small>
					{question.knowledge.map(({ name }) => name).join('、')}
					{mine.reason && ` · ${labelOf('mistake_reason', mine.reason)}`}
					{material && ` · 看材料“${material}”`}
				</small>
			</h2>
			<RichText content={question.stemHtml} format="html" />
			{options.length > 0 && (
				<ul className={styles.options}>
					{options.map(({ key, mark, html }) => (
						<li key={key}>
							<span>{question.type === 'judge' ? '○' : `${mark}.`}</span>
							<RichText content={html} format="html" />
						</li>
					))}
				</ul>
			)}
			{mine.note && <p className="muted">我的笔记：{mine.note}</p>}
			{room && <div className={styles.room} data-long={question.type === 'short' || undefined} />}
		</article>
	);
}
