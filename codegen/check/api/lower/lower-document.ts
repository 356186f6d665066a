import type { PlainDocument } from '#codegen/read/document.ts';
import { chooseMedia } from './choose-media.ts';
import { emptyAnswers } from './empty-answers.ts';
import { growStreams } from './grow-streams.ts';
import { liftHeaders } from './lift-headers.ts';
import { nameReferences } from './name-references.ts';
import { splitDirections } from './split-directions.ts';
import { writeDiscriminators } from './write-discriminators.ts';

/** The document as types, forms and the mock read it: what OpenAPI lets authors say in several ways is said in one. Places stay those of the author. */
export const lowerDocument = (document: PlainDocument): PlainDocument =>
	splitDirections(writeDiscriminators(nameReferences(emptyAnswers(growStreams(liftHeaders(chooseMedia(document)))))));
