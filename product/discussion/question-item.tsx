import { useRef } from 'react';
import type { ContentPosition } from '#app/course/content-position.tsx';
import { useEntryDraft } from '#app/thread/entry-draft.ts';
import { EntryForm } from '#app/thread/entry-form.tsx';
import { EntryPlace } from '#app/thread/entry-place.tsx';
import { useOpenForm } from '#app/thread/use-open-form.ts';
import { write } from '#app/thread/write.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './discussion.module.css';
import { answersText, type DiscussionEvents, inReadingOrder, POST_ERRORS, type Question } from './discussion-rules.ts';
import { PostView } from './post-view.tsx';

export interface QuestionItemProps {
	subject: string;
	question: Question;
	content: ContentPosition | null;
	closed: string | null;
	on: DiscussionEvents;
	onSent: () => void;
}

export function QuestionItem({ subject, question, content, closed, on, onSent }: QuestionItemProps) {
	const draft = useEntryDraft(`post ${subject} ${question.id}`);
	const form = useOpenForm(draft);
	const item = useRef<HTMLLIElement>(null);
	const answerable = closed === null && question.state === 'shown';
	const answer = async (text: string) => {
		const failure = await write((watch) => on.answers?.({ questionId: question.id, text }, watch));
		if (failure === null) onSent();
		return failure;
	};
	return (
		<li ref={item} className={styles.question}>
			<PostView
				post={question}
				on={on}
				closed={closed}
				removable={question.mine && question.answers.length === 0}
				place={<EntryPlace content={content} position={question.position} />}
			>
				{answerable && <Button label="回答" icon="chat" kind="text" expanded={form.isOpen} onPress={form.toggle} />}
			</PostView>
			<p className={styles.quiet}>{answersText(question)}</p>
			{answerable && form.isOpen && (
				<EntryForm
					label="回答"
					hint="说说你的想法，也可以写几行程序"
					submit="发出回答"
					draft={draft}
					errors={POST_ERRORS}
					onSend={({ text }) => form.closeAfter(answer(text))}
					takesFocus={form.takesFocus}
					onCancel={form.discard}
					onClosed={() => item.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()}
				/>
			)}
			{question.answers.length > 0 && (
				<ol className={styles.answers} aria-label="回答">
					{inReadingOrder(question.answers).map((post) => (
						<li key={post.id} className={post.teacher ? styles.fromTeacher : styles.answer}>
							<PostView post={post} on={on} closed={closed} removable={post.mine} />
						</li>
					))}
				</ol>
			)}
		</li>
	);
}
