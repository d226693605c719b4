import { telemetry, traced } from '@marketfront/operations';
import type { ServerInstrumentation } from 'react-router';

/** A span for each loader and action by the id of its route; none while telemetry is off. */
export const routeInstrumentations: ServerInstrumentation[] = telemetry.isOn
  ? [
      {
        route({ id, instrument }) {
          const asSpan =
            (kind: 'loader' | 'action') => async (run: () => Promise<{ error: Error | undefined }>) => {
              await traced(`${kind} ${id}`, { attributes: { 'marketfront.route.id': id } }, async (span) => {
                const { error } = await run();
                if (error) span?.setAttribute('error.type', error.name);
              });
            };
          instrument({ loader: asSpan('loader'), action: asSpan('action') });
        },
      },
    ]
  : [];
