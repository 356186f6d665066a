import * as texts from '#generated/messages/http.ts';
/** `noAnswer` and `failed` are from the error catalogue, spec 8; the others cover cases that it does not distinguish. */
export const httpMessages = {
	noAnswer: texts.noAnswer,
	failed: texts.failed,
	offline: texts.offline,
	cutOff: texts.cutOff,
	unavailable: texts.unavailable,
	busy: texts.busy,
	unreadable: texts.unreadable,
} as const;

/** Message for a 429; `seconds` is null if the server gives no waiting time. */
export function busyMessage(serverMessage: string | undefined, seconds: number | null): string {
	if (!seconds) return serverMessage ?? texts.busyLater;
	const wait = seconds < 90 ? texts.seconds({ count: seconds }) : texts.minutes({ count: Math.ceil(seconds / 60) });
	return texts.busyUntil({ message: (serverMessage ?? httpMessages.busy).replace(/[。！!.，,\s]+$/, ''), wait });
}

/** Of a call without an answer. */
export const noAnswerMessage = (): string => (globalThis.navigator?.onLine === false ? httpMessages.offline : httpMessages.noAnswer);
