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
