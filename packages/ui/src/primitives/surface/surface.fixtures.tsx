import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';

export const content = (
  <Stack gap="xs">
    <Heading level={2} size="md">
      North &amp; Linen
    </Heading>
    <Text>Lamps and textiles, made in two workshops by the sea.</Text>
  </Stack>
);
