import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ContentPosition } from '#app/course/content-position.tsx';
import type { DraftName } from '#src/drafts/draft-name.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { useDrafts } from '#src/pages/use-drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './discussion.module.css';
import type { DiscussionCalls, DiscussionProps } from './discussion-types.ts';
import { PostForm } from './post-form.tsx';
import { QuestionItem } from './question-item.tsx';
import { draftName, NOTHING_WRITTEN, useDraft } from './use-draft.ts';

const STEP = 20;

/** Questions and answers about one subject, for a card or tab that names them. Knows no operation: reads come as `questions`, writes go through `calls`. */
export function Discussion({ subject, questions, calls, content = null, hint, closed = null }: DiscussionProps) {
	const [most, setMost] = useState(STEP);
	const [notice, setNotice] = useState('');
	const list = useRef<HTMLOListElement>(null);
	const onSent = (): void => setNotice('发出去了');
	const drafts = useDrafts();
	if (!drafts) return <Skeleton shape="rows" />;
	return (
		<div className={styles.discussion}>
			{closed === null ? (
				<NewQuestion drafts={drafts} name={draftName(subject)} calls={calls} content={content} hint={hint} onSent={onSent} />
			) : (
				<p className={styles.quiet}>{closed}</p>
			)}
			<p className={styles.quiet} role="status">
				{notice}
			</p>
			{questions.length === 0 && <p className={styles.quiet}>还没有人提问。{closed === null && '有不明白的，第一个问吧。'}</p>}
			<ol ref={list} className={styles.questions} tabIndex={-1} aria-label="提问">
				{questions.slice(0, most).map((question) => (
					<QuestionItem
						key={question.id}
						drafts={drafts}
						name={draftName(subject, question.id)}
						question={question}
						calls={calls}
						content={content}
						closed={closed}
						onSent={onSent}
					/>
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
	drafts: FormDrafts;
	name: DraftName;
	calls: DiscussionCalls;
	content: ContentPosition | null;
	hint: string;
	onSent: () => void;
}

/** A question points to the place at which writing began, unless the student takes the place away. */
function NewQuestion({ drafts, name, calls, content, hint, onSent }: NewQuestionProps) {
	const [{ text, position }, keep] = useDraft(drafts, name);
	const ask = async (asked: string) => {
		const failure = await calls.ask(asked, position ?? undefined);
		if (failure !== null) return failure;
		keep(NOTHING_WRITTEN);
		onSent();
		return null;
	};
	const here = (): number | null => (content && content.nameOf(content.state.now) !== '' ? content.state.now : null);
	const type = (typed: string): void => keep({ text: typed, position: text === '' ? here() : position });
	return (
		<PostForm label="提问" hint={hint} submit="提问" text={text} onType={type} onSend={ask}>
			{content && <AskedPlace content={content} position={position} onChange={(next) => keep({ text, position: next })} />}
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
