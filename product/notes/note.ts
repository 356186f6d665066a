import type { components } from '#generated/api/main.ts';

export type Note = components['schemas']['Note'];

export const isBookmark = ({ text }: Pick<Note, 'text'>): boolean => text === '';

export const NOTE_ERRORS = { empty: '写点什么再保存吧', tooLong: '一条笔记最多 1000 个字，拆成两条吧' } as const;
