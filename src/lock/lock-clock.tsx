import { useNow } from './use-now.ts';

const time = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric' });
const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'long' });

export function LockClock() {
	const now = useNow();
	return (
		<p className="lock-clock">
			<time className="lock-time" dateTime={new Date(now).toISOString().slice(0, 16)}>
				{time.format(now)}
			</time>
			<span>
				{day.format(now)} {weekday.format(now)}
			</span>
		</p>
	);
}
