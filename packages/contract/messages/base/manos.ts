import { message } from '../message.ts'

/** Acts that need a second person (ours). */
export const manosMessages = {
  reciente: message(
    'segunda_persona_reciente',
    422,
    'Debe hacerlo otra persona: en los últimos {dias} días, uno de los dos creó, reactivó o cambió la cuenta del otro.',
  ),
} as const
