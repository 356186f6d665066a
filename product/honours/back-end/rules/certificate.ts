import type { AwardRow, CompetitionRow } from '#app/competition/back-end/rows.ts';
import type { CourseRow } from '#app/course/back-end/rows.ts';
import { createRandom } from '#mock/store/random.ts';
import type { HonourRow } from '../rows.ts';

export const ISSUER = '星河少年科创学习中心';
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
const FIRST_NUMBER = 101;

export const verifyCode = (random: () => number): string =>
	Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join('');

/** `place` counts the honours before it. */
export const certificateNo = (issuedAt: string, place: number): string =>
	`HN-${issuedAt.slice(0, 4)}-${String(FIRST_NUMBER + place).padStart(6, '0')}`;

interface Issued {
	id: string;
	userId: string;
	ownerName: string;
	issuedAt: string;
	place: number;
}

/** The certificate of a finished course. */
export const certificateOf = (course: CourseRow, issued: Issued): HonourRow => ({
	...issuedOf(issued),
	kind: 'cert',
	level: 'pass',
	title: course.certificate ?? '结业证书',
	image: '/honours/cert.svg',
	reason: `学完《${course.title}》全部课时并完成作业`,
	courseId: course.id,
});

/** The medal of an award in a competition. */
export const medalOf = (competition: CompetitionRow, { level, name }: AwardRow, issued: Issued): HonourRow => ({
	...issuedOf(issued),
	kind: 'medal',
	level,
	title: `${competition.title}${name}`,
	image: `/honours/medal-${level}.svg`,
	reason: competition.title,
	competitionId: competition.id,
});

const issuedOf = ({ place, ...issued }: Issued) => ({
	...issued,
	issuer: ISSUER,
	no: certificateNo(issued.issuedAt, place),
	verifyCode: verifyCode(createRandom(`certificate ${issued.id}`)),
	hidden: false,
	likes: 0,
});
