import { PaperOptions, PaperRoom } from '#app/question/paper-options.tsx';
import { Question } from '#app/question/question.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';

/** A question of the wrong-answer book as it is read, not answered, with the reason and the note of the student. */
export function WrongQuestion({ item: { question, mine }, materials, no, room }: ComponentProps['practice#WrongQuestion']) {
	const dictionaries = useDictionaries();
	const reason = mine.reason && (dictionaries.find('mistake_reason', mine.reason)?.label ?? mine.reason);
	return (
		<Question
			mode="print"
			level={2}
			question={question}
			materials={materials}
			no={no ?? undefined}
			answer={<PaperOptions question={question} />}
			facts={
				<span className="note">
					{question.knowledge.map(({ name }) => name).join('、')}
					{reason && ` · ${reason}`}
				</span>
			}
		>
			{mine.note && <p className="muted">我的笔记：{mine.note}</p>}
			{room && <PaperRoom type={question.type} />}
		</Question>
	);
}
