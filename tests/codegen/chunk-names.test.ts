import { expect, test } from 'vitest';
import { chunkNames } from '#codegen/emit/emit-pages.ts';

const page = (name: string, ...components: string[]) => ({ name, first: { blocks: [], components } });
const pages = [
	page('home', 'a#Carousel', 'a#TodoList'),
	page('centre', 'a#TodoList', 'a#Timetable'),
	page('film', 'b#Player', 'b#Notes'),
	page('document', 'b#Viewer', 'b#Marks'),
	page('exercise', 'b#Viewer', 'b#Marks'),
];

test('components of the home page share a chunk, and so do components of the same pages', () => {
	expect([...chunkNames(pages, 'home')]).toEqual([
		['a#Carousel', 'home'],
		['a#TodoList', 'home'],
		['b#Player', 'film'],
		['b#Notes', 'film'],
		['b#Viewer', 'document-exercise'],
		['b#Marks', 'document-exercise'],
	]);
});

test('without a home page a component that other pages lack is a chunk of its own', () => {
	expect([...chunkNames(pages.slice(0, 2), null).keys()]).toEqual([]);
});
