import { afternoon, earlyMorning, evening, morning, noon } from '#generated/messages/greeting.ts';
/** Greeting for an hour from 0 to 23; spec 4. */
export function greetingAt(hour: number): string {
	if (hour < 8) return earlyMorning;
	if (hour <= 11) return morning;
	if (hour <= 13) return noon;
	if (hour < 18) return afternoon;
	return evening;
}
