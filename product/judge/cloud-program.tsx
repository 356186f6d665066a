import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '#src/lib/format-time.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { Button } from '#src/ui/button.tsx';
import type { ProblemInfo } from './api-types.ts';
import { findNewerProgram, type NewerProgram } from './newer-program.ts';
import { verdictLabel } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

/** Offers the program submitted elsewhere after the local draft was written. Never overwrites either without asking. */
export function CloudProgram({ info, workbench }: { info: ProblemInfo; workbench: Workbench }) {
	const [offer, setOffer] = useOffer(info, workbench);
	// A submission from this page is newer than the offer.
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
	const dictionaries = useDictionaries();
	const verdict = verdictLabel(status, dictionaries).label;
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
	const { call } = useCalls();
	const { useSession } = useAccess();
	const { signedIn } = useSession();
	const [offer, setOffer] = useState<NewerProgram | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the page is shown, since newer submissions may exist
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
