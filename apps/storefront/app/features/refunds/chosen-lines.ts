import { parseInteger, type OrderLine, type RefundLine } from '@marketfront/api-client';

/** The pieces of a line that can still be refunded. */
export const leftOf = ({ quantity, refunded }: Pick<OrderLine, 'quantity' | 'refunded'>): number =>
  Math.max(0, quantity - refunded);

/** The name of the field for the number of refunded pieces of a line. */
export const quantityField = (lineId: number): string => `q${lineId}`;

/**
 * The refunded pieces of each line according to the fields, limited to the pieces left.
 * @param otherwise the pieces of lines without a field; all by default
 */
export function chosenQuantities(
  lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'refunded'>[],
  fieldOf: (name: string) => string | null,
  otherwise: readonly RefundLine[] = [],
): RefundLine[] {
  return lines.map((line) => {
    const known = otherwise.find(({ id }) => id === line.id)?.quantity ?? leftOf(line);
    const asked = parseInteger(fieldOf(quantityField(line.id))) ?? known;
    return { id: line.id, quantity: Math.max(0, Math.min(asked, leftOf(line))) };
  });
}

/** The refunded lines: those with at least one piece. */
export const chosenLines = (quantities: readonly RefundLine[]): RefundLine[] =>
  quantities.filter(({ quantity }) => quantity > 0);

/** The same pieces as parameters for the URL of the amount. */
export const quantityFields = (quantities: readonly RefundLine[]): Record<string, string> =>
  Object.fromEntries(quantities.map(({ id, quantity }) => [quantityField(id), String(quantity)]));
