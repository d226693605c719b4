import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { languageTag } from './review.ts';
import { label, rows, text } from './wire-values.ts';

/** An answer to a question about a product. */
export interface Answer {
  /** The id of the answer. */
  id: number;
  /** The text of the answer. */
  text: string;
  /** The kind of author. */
  by: 'store' | 'buyer';
  /** The name of the buyer, partly hidden; null for the store. */
  author: string | null;
  /** Whether the buyer bought the product here. */
  verified: boolean;
  /** The language of the text; null when it is not known. */
  language: string | null;
  /** When it was written; null when the API does not send it. */
  createdAt: Instant | null;
}

/** A shopper's question about a product. */
export interface Question {
  /** The id of the question. */
  id: number;
  /** The text of the question. */
  text: string;
  /** The name of the author, partly hidden; null when there is none. */
  author: string | null;
  /** The language of the text; null when it is not known. */
  language: string | null;
  /** Whether others can see it; before it is checked, only its author can. */
  published: boolean;
  /** The number of shoppers who found it helpful; null when the API has no such votes. */
  helpful: number | null;
  /** Whether the signed-in shopper found it helpful. */
  foundHelpful: boolean;
  /** Whether the signed-in shopper bought the product and so may answer. */
  answerable: boolean;
  /** When it was asked; null when the API does not send it. */
  createdAt: Instant | null;
  /** The answers, the store's first. */
  answers: Answer[];
}

export const questionFromWire = (wire: Schemas['Question']): Question => ({
  id: wire.id,
  text: label(wire.content),
  author: text(wire.nickname),
  language: languageTag(wire.language),
  published: wire.isPublished !== false,
  helpful: wire.helpful ?? null,
  foundHelpful: wire.isHelpful === true,
  answerable: wire.canReply === true,
  createdAt: instantFromWire(wire.createTime),
  answers: rows(wire.answerList).map((answer) => ({
    id: answer.id,
    text: label(answer.content),
    by: answer.isMerchant === true ? ('store' as const) : ('buyer' as const),
    author: text(answer.nickname),
    verified: answer.isVerified === true,
    language: languageTag(answer.language),
    createdAt: instantFromWire(answer.createTime),
  })),
});
