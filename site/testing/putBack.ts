import { afterAll } from 'vitest'

/** The global classes, each with its original methods. */
const classes = Object.values(Object.getOwnPropertyDescriptors(globalThis)).flatMap(
  ({ value }): { prototype: object; methods: PropertyDescriptorMap }[] => {
    const prototype: unknown = typeof value === 'function' ? value.prototype : null
    if (typeof prototype !== 'object' || prototype === null) return []
    return [{ prototype, methods: Object.getOwnPropertyDescriptors(prototype) }]
  },
)

// Test files of one thread share these classes, so replaced methods are restored after each file.
afterAll(() => {
  for (const { prototype, methods } of classes) {
    for (const [name, method] of Object.entries(methods)) {
      const { value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
      if (value !== method.value) Object.defineProperty(prototype, name, method)
    }
  }
})
