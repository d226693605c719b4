import { formatNumber } from '@marketfront/i18n/format';
import { Accordion, Button, ButtonLink, Drawer, Inline } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { useLocaleCode } from '../../../navigation/index.ts';

interface FilterSheetProps {
  readonly total: number;
  readonly groups: readonly { id: string; label: string; selected: number; content: ReactNode }[];
  /** The list without filters; absent when no filter is active. */
  readonly clearHref: string | undefined;
  readonly onClose: () => void;
}

/**
 * All filters of a list in a drawer; each choice changes the list at once, and the button shows the number of products.
 */
export default function FilterSheet({ total, groups, clearHref, onClose }: FilterSheetProps) {
  const t = useMessages('lists');
  const locale = useLocaleCode();
  return (
    <Drawer
      open
      side="start"
      title={t('lists.filters')}
      onClose={onClose}
      footer={
        <Inline gap="sm">
          <Button tone="primary" onClick={onClose}>
            {t('lists.showCount', { total, shown: formatNumber(locale, total) })}
          </Button>
          {clearHref !== undefined && (
            <ButtonLink tone="quiet" href={clearHref}>
              {t('lists.clearFilters')}
            </ButtonLink>
          )}
        </Inline>
      }
    >
      <Accordion
        level={3}
        items={groups.map(({ id, label, selected, content }, at) => ({
          key: id,
          title: selected > 0 ? `${label} (${formatNumber(locale, selected)})` : label,
          defaultOpen: at < 4 || selected > 0,
          content,
        }))}
      />
    </Drawer>
  );
}
