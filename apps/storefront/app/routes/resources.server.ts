import { accountResources } from '../features/account/index.server.ts';
import { addressResources } from '../features/addresses/index.server.ts';
import { authResources } from '../features/auth/index.server.ts';
import { cartResources } from '../features/cart/index.server.ts';
import { catalogResources } from '../features/catalog/index.server.ts';
import { couponResources } from '../features/coupons/index.server.ts';
import { favouriteResources } from '../features/favourites/index.server.ts';
import { guestAccountResources } from '../features/guest-account/index.server.ts';
import { humanCheckResources } from '../features/human-check/index.server.ts';
import { onboardingResources } from '../features/onboarding/index.server.ts';
import { refundResources } from '../features/refunds/index.server.ts';
import { reviewResources } from '../features/reviews/index.server.ts';
import { searchResources } from '../features/search/index.server.ts';
import { siteResources } from '../features/site/index.server.ts';
import { storeResources } from '../features/stores/index.server.ts';
import { eventResources } from '../events/index.server.ts';
import { pictureUpload } from '../content/index.ts';
import { uploadAction } from '../content/index.server.ts';
import { serve, type Served } from '../http/index.server.ts';
import { shellResources } from '../shell/resources.server.ts';

/** All resources below `/resources/`. */
const resources: readonly Served[] = [
  ...accountResources,
  ...addressResources,
  ...authResources,
  ...cartResources,
  ...catalogResources,
  ...couponResources,
  ...favouriteResources,
  ...guestAccountResources,
  ...humanCheckResources,
  ...onboardingResources,
  ...refundResources,
  ...reviewResources,
  ...searchResources,
  ...siteResources,
  ...storeResources,
  ...shellResources,
  ...eventResources,
  serve(pictureUpload, { act: uploadAction }),
];

const byName = new Map(resources.map((resource) => [resource.name, resource]));
if (byName.size < resources.length) throw new Error('Two resources have one name.');

/** The resource with this name; `undefined` if there is none. */
export const resourceOf = (name: string): Served | undefined => byName.get(name);
