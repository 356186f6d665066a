import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { greetingAt } from '#src/session/greeting.ts';
import './greeting.css';

/** Greets the user by the hour of the day; the first thing on the home page. */
export function Greeting({ name }: { name: string }) {
	const now = new Date(usePageEnvironment().now());
	const day = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'long' }).format(now);
	return (
		<header className="greeting">
			<h1 className="greeting-title">
				{greetingAt(now.getHours())}，{name}
			</h1>
			<p className="greeting-note">今天是{day}，继续动手吧！</p>
		</header>
	);
}
