import { type Spent, timed } from './measures.ts'

/** The same store, such as a KV namespace, with every call timed. */
export function measureStore<Store extends object>(store: Store, spent: Spent): Store {
  return new Proxy(store, { get: (_, name) => timedMember(store, name, spent) })
}

/** A member of an object, timed when it is a function. */
function timedMember(of: object, name: string | symbol, spent: Spent): unknown {
  const member: unknown = Reflect.get(of, name)
  if (typeof member !== 'function') return member
  return (...args: unknown[]) => timed(spent, () => Reflect.apply(member, of, args))
}
