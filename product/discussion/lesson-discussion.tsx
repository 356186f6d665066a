import { useSharedPosition } from '#app/course/content-position.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import { Discussion } from './discussion.tsx';
import type { DiscussionCalls } from './discussion-types.ts';
import { useWrite } from './use-write.ts';

type LessonDiscussionProps = ComponentProps['discussion#LessonDiscussion'];

export function LessonDiscussion({ lesson, questions, readonly }: LessonDiscussionProps) {
	const write = useWrite();
	const content = useSharedPosition();
	const calls: DiscussionCalls = {
		ask: (text, position) => write('main.courseDiscussionSave', { lessonId: lesson, text, ...(position !== undefined && { position }) }),
		answer: (questionId, text) => write('main.courseDiscussionSave', { lessonId: lesson, questionId, text }),
		markHelpful: (postId, helpful) => write('main.courseDiscussionHelpfulSave', { postId, helpful }),
		remove: (postId) => write('main.courseDiscussionRemove', { postId }),
	};
	return (
		<Discussion
			key={lesson}
			subject={`lesson ${lesson}`}
			questions={questions}
			calls={calls}
			content={content}
			hint="哪里没听懂？写下来问老师和同学"
			closed={readonly ? '已毕业的账号只能查看，不能提交' : null}
		/>
	);
}
