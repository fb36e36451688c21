import { afterAll } from 'vitest'

/** The classes of the environment, each with its methods as they were before a test ran. */
const classes = Object.values(Object.getOwnPropertyDescriptors(globalThis)).flatMap(
  ({ value }): { prototype: object; methods: PropertyDescriptorMap }[] => {
    const prototype: unknown = typeof value === 'function' ? value.prototype : null
    if (typeof prototype !== 'object' || prototype === null) return []
    return [{ prototype, methods: Object.getOwnPropertyDescriptors(prototype) }]
  },
)

// Files of one thread share these classes: what the tests of one put in a method's place ends with it.
afterAll(() => {
  for (const { prototype, methods } of classes) {
    for (const [name, method] of Object.entries(methods)) {
      const { value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
      if (value !== method.value) Object.defineProperty(prototype, name, method)
    }
  }
})
