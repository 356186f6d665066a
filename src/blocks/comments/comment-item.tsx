import { useRef, useState } from 'react';
import type { CommentReplies, CommentsBlock } from '#generated/block-types.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { type PageCommands, usePage, WithScope } from '#src/pages/page-context.tsx';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { CommentBody } from './comment-body.tsx';
import styles from './comments-block.module.css';

export function CommentItem({ block, scope }: { block: CommentsBlock; scope: PageScope }) {
	const buttons = useButtons()(block.buttons, scope);
	const [replying, setReplying] = useState(false);
	const actions = useRef<HTMLDivElement>(null);
	const { reply } = block;
	const commands = useEndingCommands(() => {
		setReplying(false);
		actions.current?.querySelector('button')?.focus();
	});
	return (
		<li className={styles.item}>
			<CommentBody shown={block} scope={scope}>
				<div ref={actions} className={styles.actions}>
					{reply && (
						<Button
							kind="text"
							icon="chat"
							label={scope.text(block.replyLabel) || '回复'}
							pressed={replying}
							onPress={() => setReplying(!replying)}
						/>
					)}
					<ButtonRow items={buttons} />
				</div>
				{reply && replying && (
					<div className={styles.reply}>
						<WithScope scope={scope} commands={commands}>
							<Blocks blocks={reply} />
						</WithScope>
					</div>
				)}
				{block.replies && (
					<WithScope scope={scope}>
						<Replies replies={block.replies} />
					</WithScope>
				)}
			</CommentBody>
		</li>
	);
}

/** Wraps the page's commands to report when a list of steps that called an operation has ended. */
function useEndingCommands(onEnd: () => void): PageCommands {
	const { commands } = usePage();
	return {
		...commands,
		run: async (steps, bound, watch) => {
			const done = await commands.run(steps, bound, watch);
			if (done && steps.some((step) => 'call' in step)) onEnd();
			return done;
		},
	};
}

function Replies({ replies }: { replies: CommentReplies }) {
	const { rows } = useRows(replies.source, replies.key);
	if (rows.length === 0) return null;
	return (
		<ul className={styles.replies} aria-label="回复">
			{rows.map((row) => (
				<Reply key={row.key} replies={replies} scope={row.scope} />
			))}
		</ul>
	);
}

function Reply({ replies, scope }: { replies: CommentReplies; scope: PageScope }) {
	const buttons = useButtons()(replies.buttons, scope);
	return (
		<li className={styles.item}>
			<CommentBody shown={replies} scope={scope} small>
				<ButtonRow items={buttons} />
			</CommentBody>
		</li>
	);
}
