import { useEffect, useRef } from 'react';
import { isProject } from '#app/blocks/block-language.ts';
import type { KeptMessage } from '#src/feedback/feedback-store.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { familyOf } from './languages.ts';
import { type ReplacedProgram, useReplacing } from './use-replacing.ts';

/** Largest file that can be opened as a program, in bytes: four per character of the judge's limit. */
const LARGEST_FILE = 262_140;

interface OpenFileProps {
	language: string;
	program: ReplacedProgram;
}

/** Opens a file of this language, or one with blocks, in the place of the program. */
export function OpenFile({ language, program }: OpenFileProps) {
	const { message, keepMessage } = useFeedback();
	const replaceAfterAsking = useReplacing(program);
	const note = useRef<KeptMessage>(null);
	// The note is about the program of this page.
	useEffect(() => () => note.current?.close(), []);
	const input = useRef<HTMLInputElement>(null);
	const { editor, files } = familyOf(language);
	const open = async (file: File | undefined): Promise<void> => {
		if (!file) return;
		const question = `用文件“${file.name}”换掉现在的程序？`;
		const isText = editor !== 'blocks' || !isProject(file.name);
		if (isText && file.size > LARGEST_FILE) return message('warning', '这个文件太大了，不像是一个程序');
		const opened = editor === 'blocks' ? await openBlocks(file) : { code: await file.text(), note: null };
		if ('error' in opened) message('warning', opened.error);
		else if (await replaceAfterAsking(opened.code, question)) {
			note.current?.close();
			note.current = opened.note === null ? null : keepMessage(opened.note);
		}
	};
	return (
		<>
			<Button label="打开文件" kind="text" icon="folder" onPress={() => input.current?.click()} />
			<input
				ref={input}
				type="file"
				className="visually-hidden"
				tabIndex={-1}
				aria-label="选择程序文件"
				accept={[...files, '.txt'].join(',')}
				onChange={(event) => {
					void open(event.target.files?.[0]);
					// Lets the user choose the same file again.
					event.target.value = '';
				}}
			/>
		</>
	);
}

const openBlocks = (file: File) =>
	fetchCode(() => import(/* webpackChunkName: "block-file" */ '#app/blocks/read-block-file.ts')).then(
		({ readBlockFile }) => readBlockFile(file),
		() => ({ error: '文件没有打开，请检查网络后重试' }),
	);
