import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { Resource, ResourceTypes } from './resource.ts';

/** `data(…)` with a status; the browser gets its data. */
interface WithStatus<Data> {
  readonly type: string;
  readonly data: Data;
}
type Answer<Data> = Promise<Data | WithStatus<Data> | Response>;

type Handlers<Types> = (Types extends { readonly load: infer Loaded }
  ? { readonly load: (args: LoaderFunctionArgs) => Answer<Loaded> }
  : object) &
  (Types extends { readonly act: infer Done }
    ? { readonly act: (args: ActionFunctionArgs) => Answer<Done> }
    : object);

/** A resource with its handlers, for the table of `routes/resources.server.ts`. */
export interface Served {
  readonly name: string;
  readonly load?: (args: LoaderFunctionArgs) => Promise<unknown>;
  readonly act?: (args: ActionFunctionArgs) => Promise<unknown>;
}

/** Gives a resource its handlers, with the types that its declaration promises to the browser. */
export const serve = <Types extends ResourceTypes>(
  { name }: Resource<Types>,
  handlers: Handlers<Types>,
): Served => ({ name, ...handlers });
