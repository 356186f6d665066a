import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Button } from '#src/ui/button.tsx';
import type { ContentPosition } from '#src/ui/content-position.tsx';
import styles from './discussion.module.css';
import type { DiscussionCalls, DiscussionProps } from './discussion-types.ts';
import { PostForm } from './post-form.tsx';
import { QuestionItem } from './question-item.tsx';

const STEP = 20;

/** Questions and answers about one subject, for a card or tab that names them. Knows no operation: reads come as `questions`, writes go through `calls`. */
export function Discussion({ questions, calls, content = null, hint, closed = null }: DiscussionProps) {
	const [most, setMost] = useState(STEP);
	const [notice, setNotice] = useState('');
	const list = useRef<HTMLOListElement>(null);
	const onSent = (): void => setNotice('发出去了');
	return (
		<div className={styles.discussion}>
			{closed === null ? (
				<NewQuestion calls={calls} content={content} hint={hint} onSent={onSent} />
			) : (
				<p className={styles.quiet}>{closed}</p>
			)}
			<p className={styles.quiet} role="status">
				{notice}
			</p>
			{questions.length === 0 && <p className={styles.quiet}>还没有人提问。{closed === null && '有不明白的，第一个问吧。'}</p>}
			<ol ref={list} className={styles.questions} tabIndex={-1} aria-label="提问">
				{questions.slice(0, most).map((question) => (
					<QuestionItem key={question.id} question={question} calls={calls} content={content} closed={closed} onSent={onSent} />
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

interface NewQuestionProps {
	calls: DiscussionCalls;
	content: ContentPosition | null;
	hint: string;
	onSent: () => void;
}

/** A question points to the place at which writing began, unless the student takes the place away. */
function NewQuestion({ calls, content, hint, onSent }: NewQuestionProps) {
	const [position, setPosition] = useState<number | null>(null);
	const ask = async (text: string) => {
		const failure = await calls.ask(text, position ?? undefined);
		if (failure !== null) return failure;
		setPosition(null);
		onSent();
		return null;
	};
	const start = (): void => setPosition(content && content.nameOf(content.state.now) !== '' ? content.state.now : null);
	return (
		<PostForm label="提问" hint={hint} submit="提问" onSend={ask} onStart={start}>
			{content && <AskedPlace content={content} position={position} onChange={setPosition} />}
		</PostForm>
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
