import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { ConversationProps } from './conversation.tsx';
import type { EscalationFormProps } from './escalation-form.tsx';
import type { ReturnGoodsFormProps } from './return-goods-form.tsx';

// A list and forms that work without script, until the first interaction.
export const Conversation = import.meta.env.SSR
  ? (await import('./conversation.tsx')).default
  : hydrateLater<ConversationProps>(() => import('./conversation.tsx'));
export const ReturnGoodsForm = import.meta.env.SSR
  ? (await import('./return-goods-form.tsx')).default
  : hydrateLater<ReturnGoodsFormProps>(() => import('./return-goods-form.tsx'));
export const EscalationForm = import.meta.env.SSR
  ? (await import('./escalation-form.tsx')).default
  : hydrateLater<EscalationFormProps>(() => import('./escalation-form.tsx'));
