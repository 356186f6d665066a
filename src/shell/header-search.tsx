import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '#src/ui/icons.tsx';

/** Opens the search page with what was typed; on a narrow screen a link to it. */
export function HeaderSearch({ path, compact }: { path: string; compact: boolean }) {
	const navigate = useNavigate();
	if (compact) {
		return (
			<Link className="shell-icon-button" to={path} aria-label="搜索">
				<Icon name="search" />
			</Link>
		);
	}
	const search = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
		void navigate(keyword ? `${path}?${new URLSearchParams({ keyword })}` : path);
	};
	return (
		<search className="shell-search">
			<form onSubmit={search}>
				<Icon name="search" />
				<input type="search" name="keyword" aria-label="全站搜索" placeholder="搜索课程、题目、通知" enterKeyHint="search" maxLength={50} />
			</form>
		</search>
	);
}
