import { Button } from '../button/button.tsx';
import { useAnnounce } from './live-region.tsx';

export function AnnounceDemo({ text }: { text: string }) {
  const announce = useAnnounce();
  return <Button onClick={() => announce(text)}>Speak</Button>;
}
