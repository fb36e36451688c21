/** Tabs hear each other as in a browser; the environment of the tests has no such channel. */
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
