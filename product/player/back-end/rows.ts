import type { Row } from '#mock/store/store.ts';

export interface ClipRow extends Row {
	/** Titles of the videos and lessons that it plays for. */
	titles: string[];
	seconds: number;
	/** It also streams in segments, and has a lighter version. */
	streams?: true;
	lines: string[];
	parts: string[];
	scene?: string;
	/** Asked at second `at`. */
	question?: string;
	options?: string[];
	answer?: string;
	at?: number;
	explain?: string;
}

export interface VideoRow extends Row {
	directoryId: string;
	title: string;
	teacherId: string;
	difficulty: number;
	views: number;
	tags: string[];
	publishedAt: string;
	intro: string;
	state?: 'transcoding' | 'failed' | 'forbidden' | 'removed';
	captions?: boolean;
	marker?: boolean;
	clipId: string;
	seconds: number;
	cover: string;
}
