// Generated from app.yaml and pages/ by `npm run codegen`; do not edit.
import type { FeatureName } from './names.ts';

export const features: readonly FeatureName[] = [
	'programming',
	'seeing',
	'problemMine',
	'problemTags',
	'problemSort',
	'problemHelp',
	'problemDiscussion',
	'courseDiscussion',
	'courseRatings',
	'videos',
	'exams',
	'competitions',
	'honours',
	'publicComputer',
];

/** Feature of each page that belongs to one. */
export const pageFeatures: Readonly<Record<string, FeatureName>> = {
	'challenge-arena-index': 'competitions',
	'competition-answer': 'competitions',
	'competition-detail': 'competitions',
	'competition-questions': 'competitions',
	'exam-prep-hub-index': 'exams',
	'exam-prep-hub-paper-info': 'exams',
	'exam-prep-hub-paper': 'exams',
	'honor-detail': 'honours',
	'honors-gallery-index': 'honours',
	'problem-program': 'programming',
	'rank-lists': 'competitions',
	'robot-field': 'seeing',
	'submission-details': 'programming',
	'verify-honor': 'honours',
	'video-index': 'videos',
};
