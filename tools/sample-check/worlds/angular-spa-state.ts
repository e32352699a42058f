// The parts of Angular (https://angular.dev/api) and RxJS that the article names, with the types that it needs of them.
type Signal<Value> = () => Value;
interface Stream<Value> {
  pipe<Next>(operator: (stream: Stream<Value>) => Stream<Next>): Stream<Next>;
  pipe<Between, Next>(
    first: (stream: Stream<Value>) => Stream<Between>,
    second: (stream: Stream<Between>) => Stream<Next>,
  ): Stream<Next>;
}
declare function input<Value, From>(initial: Value, options: { transform: (from: From) => Value }): Signal<Value>;
declare function numberAttribute(value: unknown, fallback?: number): number;
declare function inject<Service>(token: abstract new () => Service): Service;
declare function computed<Value>(compute: () => Value): Signal<Value>;
declare function toSignal<Value>(stream: Stream<Value>): Signal<Value | undefined>;
declare function toObservable<Value>(signal: Signal<Value>): Stream<Value>;
declare function switchMap<Value, Next>(next: (value: Value) => Stream<Next>): (stream: Stream<Value>) => Stream<Next>;
declare function map<Value, Next>(next: (value: Value) => Next): (stream: Stream<Value>) => Stream<Next>;
declare function catchError<Value, Next>(
  next: (error: unknown) => Stream<Next>,
): (stream: Stream<Value>) => Stream<Value | Next>;
declare function of<Value>(value: Value): Stream<Value>;
interface Order {
  readonly no: string;
}
declare abstract class OrderApi {
  list(query: { status: string; page: number }): Stream<Order[]>;
}
