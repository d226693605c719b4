import { index, route } from '@react-router/dev/routes';

export default [index('home.jsx'), route('categories', 'list.jsx'), route('goods_detail/:id', 'product.jsx')];
