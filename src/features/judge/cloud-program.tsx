import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '#src/lib/format-time.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { Button } from '#src/ui/button.tsx';
import type { ProblemInfo } from './api-types.ts';
import { findNewerProgram, type NewerProgram } from './newer-program.ts';
import { verdictLabel } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

/** Offers what was handed in elsewhere after the draft of this computer was written. Neither takes the place of the other unasked. */
export function CloudProgram({ info, workbench }: { info: ProblemInfo; workbench: Workbench }) {
	const [offer, setOffer] = useOffer(info, workbench);
	// Who hands something in here has a newer one.
	const { judge } = useSnapshot(workbench.state).submission;
	if (!offer || (judge?.submitId ?? 0) > offer.submitId) return null;
	const answer = (): void => {
		workbench.programs.rememberSubmission(offer.submitId);
		setOffer(null);
	};
	const take = (): void => {
		if (offer.language !== workbench.state.language) workbench.changeLanguage(offer.language);
		workbench.replace(offer.code);
		answer();
	};
	return (
		<section className={styles.cloud} aria-label="本机与云端">
			<Difference offer={offer} />
			<span className={styles.cloudButtons}>
				<Button label="用云端的" onPress={take} />
				<Button label={offer.hasDraft ? '用本机的' : '不用'} kind="text" onPress={answer} />
			</span>
		</section>
	);
}

function Difference({ offer: { submittedAt, language, status, hasDraft, writtenAt } }: { offer: NewerProgram }) {
	const lookup = usePageEnvironment().useDictionaries();
	const verdict = verdictLabel(status, lookup).label;
	return (
		<p role="status">
			<strong>云端</strong>有你 {formatTime(submittedAt, 'M月D日 HH:mm')} 提交的 {language} 程序（{verdict}）
			{hasDraft && (
				<>
					，比<strong>本机</strong>的草稿{writtenAt !== null && `（${formatTime(new Date(writtenAt), 'M月D日 HH:mm')}）`}新
				</>
			)}
			。
		</p>
	);
}

function useOffer(info: ProblemInfo, workbench: Workbench) {
	const { call, useSession } = usePageEnvironment();
	const { signedIn } = useSession();
	const [offer, setOffer] = useState<NewerProgram | null>(null);
	// The back end is outside React; a kept page that is shown again may find what was handed in meanwhile.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each showing
	useEffect(() => {
		if (!signedIn) return;
		let shown = true;
		findNewerProgram({ info, call, programs: workbench.programs }).then(
			(found) => shown && setOffer(found),
			() => undefined,
		);
		return () => {
			shown = false;
		};
	}, [signedIn]);
	return [offer, setOffer] as const;
}
