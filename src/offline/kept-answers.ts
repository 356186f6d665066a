/** The last answers of page data, kept in this browser by user: what a visited page shows without a network. */
import type { DataOf, OperationName } from '#generated/api/operations.ts';
import type { AnswerCheck } from '#src/http/call.ts';
import type { HttpError, Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { KeptRecords } from '#src/lib/kept-records.ts';

/** The oldest answers beyond these are removed. */
const MAX_ANSWERS = 200;

/** Milliseconds. What the page still fetches comes first. */
const PAUSE_MS = 5_000;

interface KeptAnswer {
	id: string;
	data: unknown;
	/** Milliseconds by the server's clock. */
	at: number;
}

interface KeptAnswersOptions {
	/** Whether the app opens without a network at all; otherwise nothing is kept. */
	isOn: boolean;
	/** `site.key` of app.yaml. */
	siteKey: string;
	storage: Pick<BrowserStorage, 'write'>;
	/** Id of the user; null for a guest. */
	owner(): string | null;
	now(): number;
	/** An old answer is shown, the first one since there was a connection. */
	onShown(): void;
	/** Shows a failure to the user. */
	onFailed(error: HttpError): void;
	/** Asks again for what pages show. */
	refresh(): void;
	/** Runs something once the page has nothing else to do. */
	later?(act: () => void): void;
}

interface Asked {
	input: unknown;
	check?: AnswerCheck;
	quiet?: boolean | undefined;
	takes?: ((error: HttpError) => boolean) | undefined;
}

type Send<Data> = (takes: (error: HttpError) => boolean) => Promise<Result<Data>>;

export interface KeptAnswers {
	/** Sends a call, and answers it with the last answer if there is no connection. `takes` is that of the call options. */
	call<N extends OperationName>(name: N, asked: Asked, send: Send<DataOf<N>>): Promise<Result<DataOf<N>>>;
	/** The network is back: asks again for what was shown without it. */
	refresh(): void;
}

/** Filled by the main layout, whose pages alone keep answers. */
export interface KeptAnswersSlot {
	opened: KeptAnswers | null;
}

export function createKeptAnswers({
	isOn,
	siteKey,
	storage,
	owner,
	now,
	onShown,
	onFailed,
	refresh,
	later = pause,
}: KeptAnswersOptions): KeptAnswers {
	const openAnswers = async (): Promise<KeptRecords<KeptAnswer>> =>
		(await import('#src/lib/kept-records.ts')).openRecords<KeptAnswer>(siteKey, 'answers');
	let shown = false;
	const again = (): void => {
		if (shown) refresh();
		shown = false;
	};
	const keep = createKeeper({ openAnswers, owner, later, onKept: () => storage.write('kept-answers', 'yes') });

	const recall = async <N extends OperationName>(name: N, { input, check }: Asked): Promise<Result<DataOf<N>> | null> => {
		const of = owner();
		const found = of === null ? undefined : await openAnswers().then((answers) => answers.get(of, idOf(name, input)));
		// A new release may read answers differently.
		if (!found || (await check?.(found.data))) return null;
		if (!shown) onShown();
		shown = true;
		// It was an answer of this operation, and `check` has compared it.
		return { ok: true, data: found.data as DataOf<N> };
	};

	if (isOn) window.addEventListener('online', again);
	return {
		async call(name, asked, send) {
			if (!isOn) return send((error) => asked.takes?.(error) ?? false);
			const result = await send((error) => asked.takes?.(error) || isAway(error));
			if (result.ok) {
				again();
				keep({ id: idOf(name, asked.input), data: result.data, at: now() });
				return result;
			}
			if (!isAway(result.error)) return result;
			const kept = await recall(name, asked).catch(() => null);
			if (!kept && !asked.quiet && !asked.takes?.(result.error)) onFailed(result.error);
			return kept ?? result;
		},
		refresh: again,
	};
}

interface KeeperOptions {
	openAnswers(): Promise<KeptRecords<KeptAnswer>>;
	owner(): string | null;
	later(act: () => void): void;
	onKept(): void;
}

const pause = (act: () => void): unknown => setTimeout(act, PAUSE_MS);

/** Collects answers and stores them in one go. An answer that cannot be stored is not kept. */
function createKeeper({ openAnswers, owner, later, onKept }: KeeperOptions): (answer: KeptAnswer) => void {
	const waiting = new Map<string, KeptAnswer>();
	let of: string | null = null;
	const store = async (): Promise<void> => {
		const user = of;
		const fresh = [...waiting.values()];
		waiting.clear();
		if (user === null || user !== owner()) return;
		const answers = await openAnswers();
		await Promise.all(fresh.map((answer) => answers.put(user, answer.id, answer)));
		onKept();
		const all = (await answers.all(user)).toSorted((one, other) => other.at - one.at);
		await answers.sweep(user, new Set(all.slice(0, MAX_ANSWERS).map(({ id }) => id)));
	};
	return (answer) => {
		if (of !== owner()) waiting.clear();
		of = owner();
		if (waiting.size === 0) later(() => void store().catch(() => undefined));
		waiting.set(answer.id, answer);
	};
}

/** No answer came, or only part of one. */
const isAway = ({ kind }: HttpError): boolean => kind === 'network' || kind === 'timeout' || kind === 'cut-off';

const idOf = (name: OperationName, input: unknown): string => `${name} ${JSON.stringify(input)}`;
