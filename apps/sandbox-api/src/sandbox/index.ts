import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../services.ts';
import { keepToOwnSite, refuseOtherSites } from './access.ts';
import { applicationsPage } from './applications-page.ts';
import { assetRoutes } from './assets.ts';
import type { FaultSwitch } from './faults.ts';
import { faultsPage } from './faults-page.ts';
import { renderPage } from './layout.ts';
import { mailboxPage } from './mailbox-page.ts';
import { ordersPage } from './orders-page.ts';
import { refundsPage } from './refunds-page.ts';
import { questionsPage } from './questions-page.ts';
import { reportsPage } from './reports-page.ts';
import { reviewsPage } from './reviews-page.ts';
import { supplyPage } from './supply-page.ts';

/** The operator's pages: the actions of stores and of the platform, so that every status can be reached. */
export function sandboxRoutes(services: Services, faults: FaultSwitch): Hono {
  const { config } = services;
  const app = new Hono();

  app.use(keepToOwnSite);
  app.use(refuseOtherSites);
  app.route('/assets', assetRoutes(['pages.css']));
  app.get('/', (context) =>
    renderPage(
      context,
      'Operator pages',
      html`<div class="card">
        <p>Ship orders and decide refunds as a store, decide applications as the platform, and read every e-mail and text message.</p>
        <dl>
          <dt>Shop</dt>
          <dd><a href="${config.shopOrigin}">${config.shopOrigin}</a></dd>
          <dt>API</dt>
          <dd>${config.origin}</dd>
          <dt>Test cards</dt>
          <dd>
            4242 4242 4242 4242 pays · 4000 0000 0000 0002 declined · 4000 0000 0000 9995 no funds · 4000 0025 0000
            3155 asks the bank
          </dd>
        </dl>
      </div>`,
    ),
  );

  app.route('/', mailboxPage(services));
  app.route('/', ordersPage(services));
  app.route('/', refundsPage(services));
  app.route('/', applicationsPage(services));
  app.route('/', reviewsPage(services));
  app.route('/', questionsPage(services));
  app.route('/', reportsPage(services));
  app.route('/', supplyPage(services));
  app.route('/', faultsPage(faults));
  return app;
}
