import { useRef, useState } from 'react';
import type { ContentPosition } from '#app/course/content-position.tsx';
import type { DraftName } from '#src/drafts/draft-name.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './discussion.module.css';
import { answersText, inReadingOrder } from './discussion-rules.ts';
import type { DiscussionCalls, Question } from './discussion-types.ts';
import { PostForm } from './post-form.tsx';
import { PostView } from './post-view.tsx';
import { NOTHING_WRITTEN, useDraft } from './use-draft.ts';

export interface QuestionItemProps {
	drafts: FormDrafts;
	/** Of the draft of an answer. */
	name: DraftName;
	question: Question;
	calls: DiscussionCalls;
	content: ContentPosition | null;
	closed: string | null;
	onSent: () => void;
}

export function QuestionItem({ drafts, name, question, calls, content, closed, onSent }: QuestionItemProps) {
	const [{ text }, keep] = useDraft(drafts, name);
	// A draft from before a reload shows at once, but leaves the focus where it is.
	const [form, setForm] = useState<'closed' | 'restored' | 'opened'>(text === '' ? 'closed' : 'restored');
	const answerable = closed === null && question.state === 'shown';
	const answering = form !== 'closed';
	const tools = useRef<HTMLLIElement>(null);
	const close = (): void => {
		setForm('closed');
		keep(NOTHING_WRITTEN);
		// The form held the focus.
		tools.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
	};
	const answer = async (written: string) => {
		const failure = await calls.answer(question.id, written);
		if (failure !== null) return failure;
		close();
		onSent();
		return null;
	};
	return (
		<li ref={tools} className={styles.question}>
			<PostView
				post={question}
				calls={calls}
				closed={closed}
				removable={question.mine && question.answers.length === 0}
				place={<Place question={question} content={content} />}
			>
				{answerable && (
					<Button label="回答" icon="chat" kind="text" expanded={answering} onPress={() => setForm(answering ? 'closed' : 'opened')} />
				)}
			</PostView>
			<p className={styles.quiet}>{answersText(question)}</p>
			{answerable && answering && (
				<PostForm
					label="回答"
					hint="说说你的想法，也可以写几行程序"
					submit="发出回答"
					text={text}
					onType={(typed) => keep({ text: typed, position: null })}
					onSend={answer}
					takesFocus={form === 'opened'}
					onCancel={close}
				/>
			)}
			{question.answers.length > 0 && (
				<ol className={styles.answers} aria-label="回答">
					{inReadingOrder(question.answers).map((post) => (
						<li key={post.id} className={post.teacher ? styles.fromTeacher : styles.answer}>
							<PostView post={post} calls={calls} closed={closed} removable={post.mine} />
						</li>
					))}
				</ol>
			)}
		</li>
	);
}

function Place({ question: { position }, content }: { question: Question; content: ContentPosition | null }) {
	const name = position === undefined ? '' : content?.nameOf(position);
	if (!content || position === undefined || !name) return null;
	return (
		<button type="button" className={styles.place} aria-label={`回到 ${name}`} onClick={() => content.go(position)}>
			<Icon name="pin" />
			{name}
		</button>
	);
}
