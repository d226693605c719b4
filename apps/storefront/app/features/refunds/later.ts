import { later } from '../../../speed/browser/later.tsx';

export const Conversation = later(() => import('./conversation.tsx'));
export const ReturnGoodsForm = later(() => import('./return-goods-form.tsx'));
export const EscalationForm = later(() => import('./escalation-form.tsx'));
export const RequestRefundPage = later(() => import('./request-refund-with-messages.tsx'));
