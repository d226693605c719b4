import { Box, Container, Notice } from '@marketfront/ui';
import { useRoot } from '../navigation/index.ts';

const tones = { success: 'success', critical: 'critical', neutral: 'info' } as const;

/**
 * The message that a form left for this page, for browsers without script; others show it as a toast. Neither browsers
 * with script nor React look into a `<noscript>`.
 */
export function FlashNotice() {
  const { flash } = useRoot();
  if (!flash) return null;
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <Box paddingBlock="md">
        <Container>
          <Notice tone={tones[flash.tone]} role={flash.tone === 'critical' ? 'alert' : 'status'}>
            {flash.message}
          </Notice>
        </Container>
      </Box>
    </noscript>
  );
}
