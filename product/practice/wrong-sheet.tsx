import { useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { answerText } from './practice-rules.ts';
import { SheetQuestion } from './sheet-question.tsx';
import styles from './wrong-sheet.module.css';

/** Questions of the wrong-answer book on paper: room for answers below each, keys and analyses at the end. */
export function WrongSheet({ sheet }: ComponentProps['practice#WrongSheet']) {
	const [room, setRoom] = useState(true);
	const [keys, setKeys] = useState(true);
	const { list, total, materials } = sheet;
	if (list.length === 0) return <EmptyNotice text="没有可以打印的错题，换个条件试试" />;
	return (
		<div className={styles.sheet}>
			<section className={styles.tools} aria-label="打印设置">
				<label>
					<Switch checked={room} onChange={({ target }) => setRoom(target.checked)} /> 留出答题的地方
				</label>
				<label>
					<Switch checked={keys} onChange={({ target }) => setKeys(target.checked)} /> 末尾附答案与解析
				</label>
				<Button label="打印" icon="print" kind="primary" onPress={() => window.print()} />
				<span className="muted">{list.length < total ? `一共 ${total} 题，这里是最近的 ${list.length} 题` : `一共 ${total} 题`}</span>
			</section>
			<ol className={styles.questions} aria-label="错题">
				{list.map((item, index) => {
					const material = materials.find(({ id }) => id === item.question.materialId);
					// A material is shown once, above its first question.
					const first = material && list.findIndex(({ question }) => question.materialId === material.id) === index;
					return (
						<li key={item.question.id}>
							{first && (
								<section className={styles.material} aria-label={`材料：${material.title}`}>
									<strong>{material.title}</strong>
									<RichText content={material.html} format="html" />
								</section>
							)}
							<SheetQuestion item={item} no={index + 1} material={material?.title ?? null} room={room} />
						</li>
					);
				})}
			</ol>
			{keys && (
				<section className={styles.keys} aria-labelledby="wrong-sheet-keys">
					<h2 id="wrong-sheet-keys">答案与解析</h2>
					<ol>
						{list.map(({ question, key }, index) => (
							<li key={question.id}>
								<p>
									{index + 1}. <strong>{answerText(question, key)}</strong>
								</p>
								<RichText content={key.analysisHtml} format="html" />
							</li>
						))}
					</ol>
				</section>
			)}
		</div>
	);
}
