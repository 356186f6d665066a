import { useEffect } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { useCalls } from '#src/pages/use-calls.ts';

const READ = 'main.systemStudentNoticeRead';

/** Marks the notice as read when it is shown. Renders nothing. A failed request is repeated the next time the notice is opened. */
export function MarkRead({ notice: { id, read } }: ComponentProps['notices#MarkRead']) {
	const { call, answers, invalidates } = useCalls();
	useEffect(() => {
		if (read) return;
		void call(READ, { id }, { quiet: true }).then(({ ok }) => ok && answers.invalidate(invalidates(READ)));
	}, [id, read, call, answers, invalidates]);
	return null;
}
