// Apart from the list: links that work without script, below everything that a first look shows.
export { Pagination as default } from '@marketfront/ui';
