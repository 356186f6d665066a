import { writeBlockText } from '#app/blocks/block-text.ts';
import { readWords } from '#app/blocks/read-words.ts';
import { sceneParts } from './pictures/scenes.ts';
import { pictureSvg } from './pictures/to-svg.ts';
import type { Lesson } from './read-lessons.ts';

export const drawLesson = ({ title, scene }: Lesson): string => pictureSvg(sceneParts(scene).flat(), title);

/** The text beside the picture names it. */
const withoutTitle = (svg: string): string => svg.replace(/<title>.*<\/title>/, '').replace(' role="img"', '');

/** A lesson to read, with its picture inside, so that it is one file. */
export function toMarkdown(lesson: Lesson): string {
	const { title, what, example, program, mistakes, effort, exercise, answer } = lesson;
	const parts = [
		`# ${title}`,
		what,
		`<img alt="${title}" src="data:image/svg+xml,${encoded(withoutTitle(drawLesson(lesson)))}">`,
		`## 看一个例子\n\n${example}`,
		...(program ? [`## 跑一跑\n\n${withBlocks(program)}`] : []),
		...(mistakes ? [`## 容易错在哪里\n\n${mistakes}`] : []),
		...(effort ? [`## 要做多少步\n\n${effort}`] : []),
		`## 试一试\n\n${exercise}`,
		`<details><summary>想好了再看答案</summary>\n\n${answer}\n\n</details>`,
	];
	return `${parts.join('\n\n')}\n`;
}

/** Programs of blocks are written in the words of their blocks. */
const withBlocks = (program: string): string =>
	program.replace(
		/^(```blocks run[^\n]*\n)(.*?)^```$/gms,
		(_, fence: string, words: string) => `${fence}${writeBlockText(readWords(words))}\`\`\``,
	);

/** Only what a data URL in an attribute must not contain. */
const encoded = (svg: string): string =>
	svg
		.trim()
		.replaceAll('"', "'")
		.replaceAll('&', '&amp;')
		.replaceAll(/[%#]/g, (sign) => encodeURIComponent(sign));
