import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import { lessonLock } from '#app/course/back-end/catalogue.ts';
import { courseDetail } from '#app/course/back-end/course-cards.ts';
import { lessonRecordOf, progressOf } from '#app/course/back-end/progress.ts';
import type { LessonRow, TeacherRow } from '#app/course/back-end/rows.ts';
import { signedAddress } from '#app/documents/back-end/signed-address.ts';
import { homeworkView } from '#app/homework/back-end/homework-view.ts';
import type { HomeworkRow } from '#app/homework/back-end/rows.ts';
import type { Handler } from '#mock/handler.ts';
import type { VideoPlay } from './answer-types.ts';
import type { ClipRow, VideoRow } from './rows.ts';
import { findPlayable, type Playable, watchRecord } from './watching.ts';

const PLAYLIST = 4;

const STATES: Readonly<Record<string, string>> = {
	transcoding: '视频正在转码，请过一会儿再来',
	failed: '视频处理失败，老师已经在重新上传',
	forbidden: '只对报名的同学开放',
	removed: '视频已下架',
};

export const courseVideoPlayUrl: Handler<'main.courseVideoPlayUrl'> = (context) => {
	const viewer = viewerOf(context);
	const playable = findPlayable(viewer, context.input.videoId);
	if (!playable) return context.fail(404, '视频不存在，或已经删除');
	const { id, title, cover, seconds, clip, video, course } = playable;
	const access = accessOf(viewer, playable);
	const detail = course ? courseDetail(viewer, course) : null;
	const { expiresAt } = signedAddress('', viewer.now);
	return {
		videoId: id,
		title,
		cover,
		seconds,
		...access,
		expiresAt,
		// Films of courses that one has to join are for their students only.
		needsAuth: course !== null && course.kind !== 'public',
		courseId: course?.id,
		courseTitle: course?.title,
		sources: access.state === 'ready' && clip ? sourcesOf(clip, viewer.now) : [],
		...textsOf(playable),
		markers: clip && (video ? video.marker : playable.lesson?.order === 1) ? markersOf(clip) : [],
		allowSpeed: detail?.allowSpeed ?? true,
		allowSeek: playable.lesson?.inOrder !== true,
		watermark: course && course.kind !== 'public' ? watermarkOf(viewer) : '',
		teacherName: teacherName(viewer, playable),
		intro: video?.intro ?? course?.summary ?? '',
		views: video?.views ?? course?.studentCount ?? 0,
		publishedAt: video?.publishedAt ?? course?.publishedAt,
		record: watchRecord(lessonRecordOf(viewer, playable.id)),
		...neighboursOf(viewer, playable),
		homework: viewer.db.rowsBy<HomeworkRow>('homework', 'videoId', id).map((task) => homeworkView(viewer, task)),
	};
};

/** Identifies the viewer with minimal personal data: the name and the last four digits of the phone number. */
const watermarkOf = ({ user }: Viewer): string => `${user.studentName} ${user.phone.slice(-4)}`;

function accessOf(viewer: Viewer, { video, lesson, course }: Playable): Pick<VideoPlay, 'state' | 'stateText'> {
	if (video?.state) return { state: video.state, stateText: STATES[video.state] };
	const lock = lesson && course ? lessonLock(viewer, course, progressOf(viewer, course))(lesson) : null;
	return lock?.locked ? { state: 'forbidden', stateText: lock.lockText } : { state: 'ready' };
}

function sourcesOf(clip: ClipRow, now: number): VideoPlay['sources'] {
	const at = (file: string): string => signedAddress(`/videos/${file}`, now).url;
	const film: VideoPlay['sources'][number] = { quality: '720', label: '高清', url: at(`${clip.id}.mp4`), mime: 'video/mp4' };
	if (!clip.streams) return [film];
	return [
		{ quality: 'auto', label: '自动', url: at(`${clip.id}/index.m3u8`), mime: 'application/vnd.apple.mpegurl' },
		film,
		{ quality: '360', label: '流畅', url: at(`${clip.id}.webm`), mime: 'video/webm' },
	];
}

/** Returns captions and transcript if the video has them; the first lesson of a chapter does. */
function textsOf({ clip, video, lesson }: Playable): Pick<VideoPlay, 'captions' | 'transcript' | 'chapters'> {
	const has = video ? video.captions === true : lesson?.order === 1;
	if (!clip || !has) return { captions: [], transcript: [], chapters: [] };
	return {
		captions: [{ lang: 'zh-CN', label: '中文', src: `/videos/${clip.id}.zh.vtt` }],
		transcript: clip.lines.map(lineOf),
		chapters: clip.parts.map(lineOf),
	};
}

const lineOf = (line: string): { t: number; text: string } => ({
	t: Number(line.slice(0, line.indexOf(' '))),
	text: line.slice(line.indexOf(' ') + 1),
});

function markersOf({ id, at = 0, question, options = [], answer = '', explain = '' }: ClipRow): VideoPlay['markers'] {
	if (question === undefined) return [];
	const keyed = options.map((text, index) => ({ key: 'ABCD'.charAt(index), text }));
	return [{ id: `${id}-q1`, t: at, title: question, options: keyed, answer, explain, blocking: true }];
}

function teacherName({ db }: Viewer, { video, course }: Playable): string {
	return db.find<TeacherRow>('teachers', video?.teacherId ?? course?.teacherIds[0] ?? '')?.name ?? '';
}

/** The lesson before or after one is a neighbour only if it is a film, so that playing on leaves no lesson out. */
function neighboursOf(viewer: Viewer, playable: Playable): Pick<VideoPlay, 'previous' | 'next' | 'playlist'> {
	const { id } = playable;
	const row = rowOf(viewer, playable);
	const place = row.findIndex((other) => other.id === id);
	const link = (other: VideoRow | LessonRow | undefined): VideoPlay['next'] =>
		other && findPlayable(viewer, other.id) ? { id: other.id, title: other.title } : undefined;
	const following = [...row.slice(place + 1), ...row.slice(0, Math.max(0, place))];
	const playlist = following.flatMap((other) => entryOf(viewer, other.id)).slice(0, PLAYLIST);
	return { previous: link(row[place - 1]), next: link(row[place + 1]), playlist };
}

function rowOf({ db }: Viewer, { id, video, lesson }: Playable): (VideoRow | LessonRow)[] {
	if (lesson) return [...db.rowsBy<LessonRow>('lessons', 'courseId', lesson.courseId)];
	return db.rowsBy<VideoRow>('videos', 'directoryId', video?.directoryId).filter((other) => other.state === undefined || other.id === id);
}

function entryOf(viewer: Viewer, id: string): VideoPlay['playlist'] {
	const other = findPlayable(viewer, id);
	if (!other) return [];
	return [{ id, title: other.title, cover: other.cover, seconds: other.seconds, percent: lessonRecordOf(viewer, other.id)?.percent ?? 0 }];
}
