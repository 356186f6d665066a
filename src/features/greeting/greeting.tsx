import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { greetingAt } from '#src/session/sign-in.ts';
import './greeting.css';

const WEEKDAYS = '日一二三四五六';

/** `9月12日星期六`, without `Intl`: its tables take longer to read than all else on the home page takes to be drawn. */
const dayOf = (date: Date): string => `${date.getMonth() + 1}月${date.getDate()}日星期${WEEKDAYS[date.getDay()]}`;

/** Greets the user by the hour of the day; the first thing on the home page. */
export function Greeting({ name }: { name: string }) {
	const now = new Date(usePageEnvironment().now());
	return (
		<header className="greeting">
			<h1 className="greeting-title">
				{greetingAt(now.getHours())}，{name}
			</h1>
			<p className="greeting-note">今天是{dayOf(now)}，继续动手吧！</p>
		</header>
	);
}
