import { PALETTE } from './palette.ts';
import { BLOCKS } from './scenes/blocks.ts';
import { CIRCUIT } from './scenes/circuit.ts';
import { CPP } from './scenes/cpp.ts';
import { INTELLIGENCE } from './scenes/intelligence.ts';
import { PYTHON } from './scenes/python.ts';
import { STRUCTURE } from './scenes/structure.ts';

interface Titled {
	id: string;
	title: string;
	tags: readonly string[];
}

/**
 * Draws the covers of courses and videos as SVG, by ID. `directoryIds` begins with the top directory, as `directoryId` is one. Throws when no scene is
 * about one of the words of a title or its tags.
 */
export function coverPictures(
	courses: readonly (Titled & { directoryIds: readonly string[] })[],
	videos: readonly (Titled & { directoryId: string })[],
): Map<string, string> {
	const places = new Map<string, number>();
	const drawn = (category: string, titled: Titled): [string, string] => {
		const place = places.get(category) ?? 0;
		places.set(category, place + 1);
		return [titled.id, coverPicture(category, titled, place)];
	};
	return new Map([
		...courses.map((course) => drawn(course.directoryIds[0] ?? '', course)),
		...videos.map((video) => drawn(video.directoryId, video)),
	]);
}

/** Neighbours in `place` differ in colours and ground. The scene leaves room below for the title, which lies on a poster. */
function coverPicture(category: string, { title, tags }: Titled, place: number): string {
	const words = [title, ...tags].join(' ');
	const scene = SCENES[category]?.find(([word]) => words.includes(word));
	const pairs = PALETTE[category];
	const [from, to] = pairs?.[place % pairs.length] ?? [];
	if (!(scene && from && to)) throw new Error(`No scene of ${category} is about "${title}".`);
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">',
		`<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
		'<path fill="url(#g)" d="M0 0h320v180H0z"/>',
		GROUNDS[place % GROUNDS.length],
		'<g transform="translate(16 -1) scale(.9)" stroke-linecap="round" stroke-linejoin="round" font-family="monospace" font-weight="700" text-anchor="middle">',
		scene[1],
		'</g></svg>\n',
	].join('');
}

const SCENES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
	d1: BLOCKS,
	d2: PYTHON,
	d3: CPP,
	d4: STRUCTURE,
	d5: CIRCUIT,
	d6: INTELLIGENCE,
};

const GROUNDS = [
	'<g fill="#fff" fill-opacity=".1"><circle cx="282" cy="26" r="54"/><circle cx="30" cy="168" r="64"/></g>',
	'<path fill="#fff" fill-opacity=".1" d="M0 132q80-44 160-8t160-20v76H0z"/>',
	'<path fill="#fff" fill-opacity=".09" d="M180 0h70L90 180H20zM290 0h30v40L196 180h-66z"/>',
	'<g fill="#fff" fill-opacity=".09"><circle cx="160" cy="80" r="120"/><circle cx="160" cy="80" r="78"/></g>',
];
