import { Card, Heading, Notice, Stack, Text } from '@marketfront/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the profile page with its heading. */
export function Section({ title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card padding="md" asChild>
      <section aria-labelledby={titleId}>
        <Stack gap="md">
          <Stack gap="xxs">
            <Heading level={2} size="md" id={titleId}>
              {title}
            </Heading>
            {text && <Text tone="muted">{text}</Text>}
          </Stack>
          {children}
        </Stack>
      </section>
    </Card>
  );
}

/** The response to a whole form. */
export function SectionNotice({ answer }: { answer: { ok: boolean; message: string } | undefined }) {
  if (!answer) return null;
  return (
    <Notice tone={answer.ok ? 'success' : 'critical'} role={answer.ok ? 'status' : 'alert'}>
      {answer.message}
    </Notice>
  );
}
