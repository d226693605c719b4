import { QrCode } from '@marketfront/ui';

/** The contact as a QR code, for the shopper's phone. */
export default function ServiceCode({ value, title }: { value: string; title: string }) {
  return <QrCode value={value} title={title} size="sm" level="low" />;
}
