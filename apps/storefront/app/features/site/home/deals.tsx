import type { Deal } from '@marketfront/api-client';
import { formatDate, formatNumber } from '@marketfront/i18n/format';
import { Countdown, Heading, Meter, scriptOnly, Text } from '@marketfront/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { useRoot } from '../../../navigation/index.ts';
import { ProductTile } from '../../catalog/index.ts';
import * as css from './deals.css.ts';
import { FeatureRow } from './feature-row.tsx';
import type { DealState } from './home.server.ts';
import { useResource } from '../../../http/index.ts';
import { dealStates } from '../resources.ts';

interface DealsProps {
  readonly deals: readonly Deal[];
  /** The server's time when the page was rendered. */
  readonly now: number;
}

/**
 * Deals with the time until they end and the remaining pieces. Pages for everybody are cached for a while, so script
 * requests the server's current time and stock.
 */
export function Deals({ deals, now: renderedAt }: DealsProps) {
  const t = useMessages('home');
  const states = useResource(dealStates);
  const [state, setState] = useState<DealState>();
  const [ended, setEnded] = useState<readonly number[]>([]);
  useEffect(() => {
    let wanted = true;
    void states.read().then((fresh) => {
      if (wanted && fresh) setState(fresh);
    });
    return () => {
      wanted = false;
    };
  }, [states]);
  const now = state?.now ?? renderedAt;
  const left = new Map(state?.left);
  const running = deals.filter(
    ({ product, endsAt }) => !ended.includes(product.id) && Date.parse(endsAt) > now,
  );
  const [first] = running;
  if (!first) return null;
  return (
    <FeatureRow
      count={running.length}
      panel={
        <div className={css.panel}>
          <Heading level={2} size="xl" className={css.title}>
            {t('home.deals')}
          </Heading>
          <p>{t('home.dealsText')}</p>
          <div className={scriptOnly}>
            {t('home.nextEnds')}
            <div className={css.clock}>
              <Countdown
                // Restarts with the server's time.
                key={`${now} ${first.product.id}`}
                until={Date.parse(first.endsAt)}
                now={now}
                onEnd={() => setEnded((before) => [...before, first.product.id])}
              />
            </div>
          </div>
        </div>
      }
    >
      {running.map((deal) => (
        <ProductTile
          key={deal.product.id}
          product={deal.product}
          note={<DealFacts deal={deal} left={left.get(deal.product.id) ?? deal.left} />}
        />
      ))}
    </FeatureRow>
  );
}

function DealFacts({ deal: { endsAt, total }, left }: { deal: Deal; left: number }) {
  const t = useMessages('home');
  const { locale, timeZone } = useRoot();
  return (
    <div className={css.facts}>
      <Meter
        label={t('home.dealStock', {
          count: left,
          left: formatNumber(locale, left),
          total: formatNumber(locale, total),
        })}
        value={left}
        max={Math.max(total, left)}
        valueText=""
        size="sm"
        tone={left * 4 <= total ? 'critical' : 'neutral'}
      />
      <Text size="sm" tone="muted" className={css.ends}>
        {t('home.dealUntil', {
          date: formatDate(locale, endsAt, { style: 'dateTime', timeZone }),
          zone: timeZone,
        })}
      </Text>
    </div>
  );
}
