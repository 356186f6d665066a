import { useActions } from '#src/pages/use-actions.ts';
import { Button } from '#src/ui/button.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import type { CourseDetail } from './api-types.ts';

const ACTIVATE = 'main.courseOnlineActivate';
const FAVOURITE = 'main.courseFavouriteSave';

/** Join and favourite buttons. Relies on the page's dialog `activate` for the activation code. */
export function CourseActions({ course }: { course: Pick<CourseDetail, 'id' | 'joinBy' | 'favourite'> }) {
	const run = useActions();
	const { id, joinBy, favourite } = course;
	const join = (rest: Rest) =>
		run(
			[{ call: ACTIVATE, with: () => ({ courseId: id }) }, { message: ({ result }) => `已加入《${result.courseTitle}》，开始学习吧` }],
			{},
			{ rest },
		);
	const keep = (rest: Rest) =>
		run(
			[
				{ call: FAVOURITE, with: () => ({ courseId: id, favourite: !favourite }) },
				{ message: favourite ? '已取消收藏' : '已收藏，在个人中心可以找到' },
			],
			{},
			{ rest },
		);
	return (
		<>
			{joinBy === 'free' && <Button label="加入课程" kind="primary" icon="plus" onPress={join} />}
			{joinBy === 'code' && <Button label="用激活码加入" kind="primary" icon="key" onPress={() => run([{ show: 'activate' }])} />}
			<Button label={favourite ? '已收藏' : '收藏'} icon="heart" pressed={favourite} onPress={keep} />
		</>
	);
}
