import { useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import type { DictionaryName } from '#generated/names.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { optionsOf } from '#src/ui/answer-fields/answer-options.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { Switch } from '#src/ui/switch.tsx';
import type { WrongBookSheet } from './api-types.ts';
import { answerText } from './practice-rules.ts';
import styles from './wrong-sheet.module.css';

type Item = WrongBookSheet['list'][number];

/** Questions of the wrong-answer book on paper: room for answers below each, keys and analyses at the end. */
export function WrongSheet({ sheet }: ComponentProps['features/practice#WrongSheet']) {
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
							<Question item={item} no={index + 1} material={material?.title ?? null} room={room} />
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

interface QuestionProps {
	item: Item;
	no: number;
	material: string | null;
	room: boolean;
}

function Question({ item: { question, mine }, no, material, room }: QuestionProps) {
	const dictionaries = useDictionaries();
	const labelOf = (type: DictionaryName, code: string): string => dictionaries.find(type, code)?.label ?? code;
	const options = optionsOf(question);
	return (
		<article className={styles.question} aria-labelledby={`wrong-sheet-${question.id}`}>
			<h2 id={`wrong-sheet-${question.id}`}>
				{no}. {labelOf('question_type', question.type)}
				<small>
					{question.knowledge.map(({ name }) => name).join('、')}
					{mine.reason && ` · ${labelOf('mistake_reason', mine.reason)}`}
					{material && ` · 看材料“${material}”`}
				</small>
			</h2>
			<RichText content={question.stemHtml} format="html" />
			{options.length > 0 && (
				<ul className={styles.options}>
					{options.map(({ key, mark, html }) => (
						<li key={key}>
							<span>{question.type === 'judge' ? '○' : `${mark}.`}</span>
							<RichText content={html} format="html" />
						</li>
					))}
				</ul>
			)}
			{mine.note && <p className="muted">我的笔记：{mine.note}</p>}
			{room && <div className={styles.room} data-long={question.type === 'short' || undefined} />}
		</article>
	);
}
