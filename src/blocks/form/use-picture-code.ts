import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { PictureCode } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useCompiledCall } from '#src/pages/use-compiled-call.ts';
import { useScope } from '#src/pages/use-scope.ts';
import type { FormStore } from './form-store.ts';

interface ShownCode {
	id: unknown;
	image: string;
	question: string;
	/** Epoch ms by the device's clock, which measures the time since the code came; null if it does not expire. */
	until: number | null;
}

export interface PictureCodeParts {
	/** Null while a new code is loading. */
	code: ShownCode | null;
	failed: boolean;
	/** How many codes have been shown. */
	count: number;
	load: () => Promise<void>;
	isExpired: () => boolean;
}

/** Loads a code if the form has none: at first, and after a call has used one up. The code is held in memory alone. */
export function usePictureCode(picture: PictureCode, store: FormStore): PictureCodeParts {
	const call = useCompiledCall();
	const scope = useScope();
	const id = useSnapshot(store.state).snapshot.values[picture.fills];
	const [loaded, setLoaded] = useState<{ code: ShownCode | null; count: number }>({ code: null, count: 0 });
	const [failed, setFailed] = useState(false);
	const latest = useRef(0);
	const load = async (): Promise<void> => {
		latest.current += 1;
		const own = latest.current;
		setFailed(false);
		const result = await call(picture.call, picture.with);
		if (own !== latest.current) return;
		setFailed(!result.ok);
		if (!result.ok) return;
		const code = readCode(picture, scope.with({ ...scope.bound, result: result.data }));
		setLoaded(({ count }) => ({ code, count: count + 1 }));
		store.change(picture.fills, code.id);
	};
	const loadMissing = useEffectEvent(() => {
		if (id === undefined) void load();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: `id` goes when the code has been used up
	useEffect(() => loadMissing(), [id]);
	const code = loaded.code?.id === id ? loaded.code : null;
	return { code, failed, count: loaded.count, load, isExpired: () => Boolean(code?.until && Date.now() > code.until) };
}

function readCode({ id, image, question, expiresIn }: PictureCode, scope: PageScope): ShownCode {
	const seconds = expiresIn ? scope.read(expiresIn) : null;
	return {
		id: scope.read(id),
		image: scope.read(image) ?? '',
		question: String(scope.read(question) ?? ''),
		until: seconds ? Date.now() + seconds * 1000 : null,
	};
}
