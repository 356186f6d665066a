export type Order = 'ascending' | 'descending' | 'none';

/** How a column stands in an order written as `field` or, descending, `-field`. */
export function orderOf(value: unknown, field: string): Order {
	if (value === field) return 'ascending';
	return value === `-${field}` ? 'descending' : 'none';
}

/** What a click on the heading leads to: up, down, and back to the order of the server. */
export function nextOrder(order: Order, field: string): string | null {
	if (order === 'none') return field;
	return order === 'ascending' ? `-${field}` : null;
}
