// The whole of a side process: calls a function of a module for whoever began it, and ends with them.

const [, , module = '', name = ''] = process.argv

/** What a side process is asked, and what it answers; the input and the reply are structured-clonable. */
export interface Asked {
  readonly id: number
  readonly input: unknown
}

/** That it has the whole of what it was asked, and begins with it. */
export interface Begun {
  readonly id: number
  readonly begins: true
}

export type Answered =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly failure: string }

async function answer({ id, input }: Asked): Promise<Answered> {
  try {
    const found = (await import(module)) as Record<string, (input: unknown) => Promise<unknown>>
    return { id, reply: await found[name]?.(input) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

const tell = (what: Begun | Answered) => process.send?.(what)

process.on('message', (asked: Asked) => {
  tell({ id: asked.id, begins: true })
  void answer(asked).then(tell)
})
process.on('disconnect', () => process.exit())
// the terminal and the service manager tell the whole group to stop: the server ends first, with what it still waits for
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
