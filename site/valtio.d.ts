import 'valtio'

declare module 'valtio' {
  /**
   * Valtio's own type makes what is inside readonly too, which no function that only reads it asks for. So a state declares its lists
   * readonly itself.
   */
  function useSnapshot<State extends object>(
    state: State,
    options?: { sync?: boolean },
  ): Readonly<State>
}
