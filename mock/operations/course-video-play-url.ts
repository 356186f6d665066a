import type { Handler } from '#mock/handler.ts';
import type { ClipRow, HomeworkRow, LessonRow, TeacherRow, VideoRow } from '#mock/seed/learning/rows.ts';
import type { VideoPlay } from './learning/answers.ts';
import { lessonLock } from './learning/catalogue.ts';
import { courseDetail } from './learning/course-cards.ts';
import { homeworkView } from './learning/homework-view.ts';
import { progressOf } from './learning/progress.ts';
import { type Scene, sceneOf } from './learning/scene.ts';
import { signedAddress } from './learning/signed-address.ts';
import { findPlayable, type Playable, recordOf, watchRecord } from './learning/watching.ts';

/** How many of the videos that follow are listed. */
const PLAYLIST = 4;

const STATES: Readonly<Record<string, string>> = {
	transcoding: '视频正在转码，请过一会儿再来',
	failed: '视频处理失败，老师已经在重新上传',
	forbidden: '只对报名的同学开放',
	removed: '视频已下架',
};

export const courseVideoPlayUrl: Handler<'main.courseVideoPlayUrl'> = (context) => {
	const scene = sceneOf(context);
	const playable = findPlayable(scene, context.input.videoId);
	if (!playable) return context.fail(404, '视频不存在，或已经删除');
	const { id, title, cover, seconds, clip, video, course } = playable;
	const access = accessOf(scene, playable);
	const detail = course ? courseDetail(scene, course) : null;
	const { expiresAt } = signedAddress('', scene.now);
	return {
		...{ videoId: id, title, cover, seconds, ...access, expiresAt },
		courseId: course?.id,
		courseTitle: course?.title,
		sources: access.state === 'ready' && clip ? sourcesOf(clip, scene.now) : [],
		...textsOf(playable),
		markers: clip && (video ? video.marker : playable.lesson?.order === 1) ? [markerOf(clip)] : [],
		allowSpeed: detail?.allowSpeed ?? true,
		allowSeek: playable.lesson?.inOrder !== true,
		watermark: course && course.kind !== 'public' ? watermarkOf(scene) : '',
		teacherName: teacherName(scene, playable),
		intro: video?.intro ?? course?.summary ?? '',
		views: video?.views ?? course?.studentCount ?? 0,
		publishedAt: video?.publishedAt ?? course?.publishedAt,
		record: watchRecord(recordOf(scene, playable)),
		...neighboursOf(scene, playable),
		homework: scene.db.rowsBy<HomeworkRow>('homework', 'videoId', id).map((task) => homeworkView(scene, task)),
	};
};

/** Who is watching, without saying too much: a name and the end of a number. */
const watermarkOf = ({ user }: Scene): string => `${user.studentName} ${user.phone.slice(-4)}`;

function accessOf(scene: Scene, { video, lesson, course }: Playable): Pick<VideoPlay, 'state' | 'stateText'> {
	if (video?.state) return { state: video.state, stateText: STATES[video.state] };
	const lock = lesson && course ? lessonLock(scene, course, progressOf(scene, course))(lesson) : null;
	return lock?.locked ? { state: 'forbidden', stateText: lock.lockText } : { state: 'ready' };
}

function sourcesOf(clip: ClipRow, now: number): VideoPlay['sources'] {
	const at = (file: string): string => signedAddress(`/videos/${file}`, now).url;
	return [
		{ quality: 'auto', label: '自动', url: at(`${clip.id}/index.m3u8`), mime: 'application/vnd.apple.mpegurl' },
		{ quality: '720', label: '高清', url: at(`${clip.id}.mp4`), mime: 'video/mp4' },
		{ quality: '360', label: '流畅', url: at(`${clip.id}.webm`), mime: 'video/webm' },
	];
}

/** Captions and transcript, where the video has them; lessons that begin a chapter do. */
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

function markerOf({ id, at, question, options, answer, explain }: ClipRow): VideoPlay['markers'][number] {
	return {
		id: `${id}-q1`,
		t: at,
		title: question,
		options: options.map((text, index) => ({ key: 'ABCD'.charAt(index), text })),
		answer,
		explain,
		blocking: true,
	};
}

function teacherName({ db }: Scene, { video, course }: Playable): string {
	return db.find<TeacherRow>('teachers', video?.teacherId ?? course?.teacherIds[0] ?? '')?.name ?? '';
}

/** The videos around it: in its course, or in its category of the video centre. */
function neighboursOf(scene: Scene, playable: Playable): Pick<VideoPlay, 'previous' | 'next' | 'playlist'> {
	const { id } = playable;
	const row = rowOf(scene, playable);
	const place = row.findIndex((other) => other.id === id);
	const link = (other: VideoRow | LessonRow | undefined): VideoPlay['next'] => (other ? { id: other.id, title: other.title } : undefined);
	const following = [...row.slice(place + 1), ...row.slice(0, Math.max(0, place))].slice(0, PLAYLIST);
	const playlist = following.flatMap((other) => entryOf(scene, other.id));
	return { previous: link(row[place - 1]), next: link(row[place + 1]), playlist };
}

function rowOf({ db }: Scene, { id, video, lesson }: Playable): (VideoRow | LessonRow)[] {
	if (lesson) return db.rowsBy<LessonRow>('lessons', 'courseId', lesson.courseId).filter((other) => other.type === 'video');
	return db.rowsBy<VideoRow>('videos', 'directoryId', video?.directoryId).filter((other) => other.state === undefined || other.id === id);
}

function entryOf(scene: Scene, id: string): VideoPlay['playlist'] {
	const other = findPlayable(scene, id);
	if (!other) return [];
	return [{ id, title: other.title, cover: other.cover, seconds: other.seconds, percent: recordOf(scene, other)?.percent ?? 0 }];
}
