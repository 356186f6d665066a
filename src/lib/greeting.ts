/** Greeting for an hour from 0 to 23; spec 4. */
export function greetingAt(hour: number): string {
	if (hour < 8) return '早上好';
	if (hour <= 11) return '上午好';
	if (hour <= 13) return '中午好';
	if (hour < 18) return '下午好';
	return '晚上好';
}
