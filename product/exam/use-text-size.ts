import { useState } from 'react';
import { useKeptData } from '#src/pages/use-kept-data.ts';

export const TEXT_SIZES = { standard: '标准', large: '大', largest: '特大' } as const;

type Size = keyof typeof TEXT_SIZES;

export interface TextSize {
	size: Size;
	next: () => void;
}

const SIZES = Object.keys(TEXT_SIZES) as Size[];
const KEPT = 'exam-text-size';

/** Size of questions and answers, the same in every exam of this browser. */
export function useTextSize(): TextSize {
	const { storage } = useKeptData();
	const [size, setSize] = useState<Size>(() => SIZES.find((each) => each === storage.read(KEPT)) ?? 'standard');
	const next = (): void => {
		const following = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? 'standard';
		setSize(following);
		storage.write(KEPT, following);
	};
	return { size, next };
}
