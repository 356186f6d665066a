import { useEffect, useState } from 'react';

/** Whether a media query holds; follows the window. */
export function useMatch(query: string): boolean {
	const [matches, setMatches] = useState(() => matchMedia(query).matches);
	useEffect(() => {
		const list = matchMedia(query);
		const onChange = (): void => setMatches(list.matches);
		onChange();
		list.addEventListener('change', onChange);
		return () => list.removeEventListener('change', onChange);
	}, [query]);
	return matches;
}
