import type { PaymentMethod } from '@marketfront/api-client';
import type { Db } from '../../db/client.ts';
import { type Localized, siteConfig } from '../../db/schema.ts';
import { memo } from '../shared/memo.ts';

/** All single values of the site, by their keys in the site_config table. */
export type SiteConfig = {
  siteName: string;
  logoUrl: string;
  loginLeftImage: string;
  recommendImage: string;
  streetHeaderImage: string;
  consumerType: 'h5' | 'hotline' | 'message' | 'email';
  consumerHotline: string;
  consumerH5Url: string;
  consumerMessage: string;
  consumerEmail: string;
  merchantLoginUrl: string;
  legalName: string;
  legalAddress: string;
  registration: string;
  disputeLink: string;
  showFictitiousSales: boolean;
  themeColor: string;
  indexBannerType: string;
  visitorOpen: boolean;
  twitterOpen: boolean;
  facebookOpen: boolean;
  facebookAppId: string | null;
  googleOpen: boolean;
  googleClientId: string | null;
  /** Methods that the sandbox supports and the site does not offer. */
  closedPaymentMethods: readonly PaymentMethod[];
  refundReasons: Localized[];
  /** The number of hours that an order waits for its payment. */
  orderCancelHours: number;
  /** The number of days after shipping until an order counts as received. */
  autoReceiveDays: number;
};

export const defaultSiteConfig: SiteConfig = {
  siteName: 'Marketfront',
  logoUrl: '',
  loginLeftImage: '',
  recommendImage: '',
  streetHeaderImage: '',
  consumerType: 'email',
  consumerHotline: '+44 20 7946 0100',
  consumerH5Url: '',
  consumerMessage: '',
  consumerEmail: 'help@marketfront.example',
  merchantLoginUrl: '',
  legalName: 'Marketfront Demo Ltd',
  legalAddress: '1 Market Square, London EC2A 1AA, United Kingdom',
  registration: 'Companies House 00000000',
  disputeLink: 'https://disputes.example',
  showFictitiousSales: true,
  themeColor: '1',
  indexBannerType: '1',
  visitorOpen: true,
  twitterOpen: true,
  facebookOpen: false,
  facebookAppId: null,
  googleOpen: false,
  googleClientId: null,
  closedPaymentMethods: [],
  refundReasons: [{ en: 'I changed my mind' }],
  orderCancelHours: 1,
  autoReceiveDays: 10,
};

/** The site's values. */
export function readSiteConfig(db: Db): Promise<SiteConfig> {
  return memo(db, 'site-config', 10, async () => {
    const rows = await db.select().from(siteConfig);
    return { ...defaultSiteConfig, ...Object.fromEntries(rows.map((row) => [row.key, row.value])) };
  });
}
