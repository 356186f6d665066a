import type { CallWatch } from '#src/pages/page-context.tsx';

/** Error message, which is empty if the user stopped the write; null on success. */
export type Failure = string | null;

/** Runs an event of the page, whose failed calls are shown beside what was written. */
export async function write(run: (watch: CallWatch) => Promise<boolean> | undefined): Promise<Failure> {
	let failure = '';
	const onFailed: CallWatch['onFailed'] = (_operation, { message }) => {
		failure = message;
		return true;
	};
	return (await run({ onFailed })) ? null : failure;
}
