import type { FileCall } from '#generated/block-types.ts';
import * as texts from '#generated/messages/pages/download.ts';
import type { KeptMessage } from '#src/feedback/feedback-store.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import { fileNameIn } from '#src/http/file-name-in.ts';
import { downloadBlob } from '#src/lib/download-file.ts';
import { wholePercent } from '#src/lib/whole-percent.ts';
import type { PageScope } from './page-scope.ts';
import type { Calls } from './use-calls.ts';
import type { Feedback } from './use-feedback.ts';

/** After this time a download is long, and its progress is shown. */
const LONG_MS = 1000;
/** Screen readers read each new text. */
const STEP = 10;

/** Calls an operation and saves the file that it answers. Returns whether it did; a failure has been shown. */
export async function downloadAnswer(
	{ call: operation, with: given }: FileCall,
	name: string,
	scope: PageScope,
	environment: Pick<Calls, 'call'> & Pick<Feedback, 'keepMessage'>,
): Promise<boolean> {
	const progress = showProgress(environment.keepMessage);
	const result = await environment.call(operation, compiledInput(given ? scope.read(given) : {}), { onLoaded: progress.onLoaded });
	progress.end();
	if (!result.ok) return false;
	downloadBlob(result.data as unknown as Blob, name || fileNameIn(result.headers?.get('Content-Disposition') ?? null) || texts.unnamed);
	return true;
}

function showProgress(keepMessage: Feedback['keepMessage']) {
	let share: number | null = null;
	let message: KeptMessage | null = null;
	const words = (): string => (share === null ? texts.loading : texts.loaded({ percent: share }));
	const timer = setTimeout(() => (message = keepMessage(words())), LONG_MS);
	return {
		onLoaded(loaded: number, total: number | null): void {
			const next = total ? Math.floor(wholePercent((loaded / total) * 100) / STEP) * STEP : null;
			if (next === share) return;
			share = next;
			message?.say(words());
		},
		end(): void {
			clearTimeout(timer);
			message?.close();
		},
	};
}
