export default function ShopLoginDialog() {
  return null;
}
