import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { type ContentPosition, useSharedPosition } from '#app/course/content-position.tsx';
import { useEntryDraft } from '#app/thread/entry-draft.ts';
import { EntryForm } from '#app/thread/entry-form.tsx';
import { write } from '#app/thread/write.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './discussion.module.css';
import { type DiscussionProps, POST_ERRORS } from './discussion-rules.ts';
import { QuestionItem } from './question-item.tsx';

const STEP = 20;

/** Questions and answers about one subject, for a card or tab that names them. They may point into the film or document of the page. */
export const Discussion = (props: DiscussionProps) => <DiscussionOfSubject key={props.subject} {...props} />;

function DiscussionOfSubject({ subject, questions, hint, closed = null, on = {} }: DiscussionProps) {
	const [most, setMost] = useState(STEP);
	const [notice, setNotice] = useState('');
	const list = useRef<HTMLOListElement>(null);
	const content = useSharedPosition();
	const onSent = (): void => setNotice('发出去了');
	return (
		<div className={styles.discussion}>
			{closed === null ? (
				<NewQuestion subject={subject} hint={hint} content={content} asks={on.asks} onSent={onSent} />
			) : (
				<p className={styles.quiet}>{closed}</p>
			)}
			<p className={styles.quiet} role="status">
				{notice}
			</p>
			{questions.length === 0 && <p className={styles.quiet}>还没有人提问。{closed === null && '有不明白的，第一个问吧。'}</p>}
			<ol ref={list} className={styles.questions} tabIndex={-1} aria-label="提问">
				{questions.slice(0, most).map((question) => (
					<QuestionItem key={question.id} subject={subject} question={question} content={content} closed={closed} on={on} onSent={onSent} />
				))}
			</ol>
			{questions.length > most && (
				<Button
					label={`再看 ${Math.min(STEP, questions.length - most)} 个提问`}
					onPress={() => {
						setMost(most + STEP);
						list.current?.focus();
					}}
				/>
			)}
		</div>
	);
}

interface NewQuestionProps extends Pick<DiscussionProps, 'subject' | 'hint'> {
	content: ContentPosition | null;
	asks: NonNullable<DiscussionProps['on']>['asks'];
	onSent: () => void;
}

/** A question points to the place at which writing began, unless the student takes the place away. */
function NewQuestion({ subject, hint, content, asks, onSent }: NewQuestionProps) {
	const draft = useEntryDraft(`post ${subject}`);
	const here = (): number | null => (content && content.nameOf(content.state.now) !== '' ? content.state.now : null);
	return (
		<EntryForm
			label="提问"
			hint={hint}
			submit="提问"
			draft={draft}
			errors={POST_ERRORS}
			here={here}
			onSend={async (question) => {
				const failure = await write((watch) => asks?.(question, watch));
				if (failure === null) onSent();
				return failure;
			}}
		>
			{content && (
				<AskedPlace
					content={content}
					position={draft.value?.position ?? null}
					onChange={(position) => draft.keep({ text: draft.value?.text ?? '', position })}
				/>
			)}
		</EntryForm>
	);
}

interface AskedPlaceProps {
	content: ContentPosition;
	position: number | null;
	onChange: (position: number | null) => void;
}

function AskedPlace({ content, position, onChange }: AskedPlaceProps) {
	const { now } = useSnapshot(content.state);
	const here = content.nameOf(now);
	if (here === '') return null;
	return (
		<label className={styles.asked}>
			<input type="checkbox" checked={position !== null} onChange={(event) => onChange(event.target.checked ? now : null)} />
			问的是 {content.nameOf(position ?? now)}
		</label>
	);
}
