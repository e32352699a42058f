/** Fields of an entry for its order. */
interface Placed {
  readonly slug: string;
  readonly order: number;
}

/** Services, or positions, in their order, numbered anew from 1: where one goes, those behind it move up without an edit. */
export function byOrder<S extends Placed>(services: readonly S[]): S[] {
  const sorted = services.toSorted((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
  return sorted.map((service, at) => ({ ...service, order: at + 1 }));
}

/** Whether clients can buy a service today; one in preparation is shown with the others but never counted. */
export function isActive({ status }: { readonly status: 'active' | 'prepared' }): boolean {
  return status === 'active';
}
