import type { ComponentProps } from '#generated/component-props.ts';
import { greetingAt } from '#src/lib/greeting.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import './greeting.css';

const WEEKDAYS = '日一二三四五六';

/** `9月12日星期六`. Avoids `Intl`, whose data loads slower than the rest of the home page renders. */
const dayOf = (date: Date): string => `${date.getMonth() + 1}月${date.getDate()}日星期${WEEKDAYS[date.getDay()]}`;

/** The hour is that of the device, as the user lives by it; the date is the server's, as in the deadlines below. */
export function Greeting({ name }: ComponentProps['features/greeting#Greeting']) {
	const { now, localNow } = usePageEnvironment();
	return (
		<header className="greeting">
			<h1 className="greeting-title">
				{greetingAt(new Date(localNow()).getHours())}，{name}
			</h1>
			<p className="greeting-note">今天是{dayOf(new Date(now()))}，继续动手吧！</p>
		</header>
	);
}
