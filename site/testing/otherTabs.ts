/** Lets tabs receive each other's messages; happy-dom has no BroadcastChannel. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>()
  readonly name: string
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(name: string) {
    this.name = name
    FakeChannel.open.add(this)
  }

  postMessage(message: unknown): void {
    const data = structuredClone(message)
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data })
    }
  }
}

Object.assign(globalThis, { BroadcastChannel: FakeChannel })
