import { z } from 'zod'

/**
 * Whether a letter with a new link was sent: asked for again within minutes it was not, and the one of so many minutes ago
 * goes on working; in so many more another can be asked for.
 */
export const envioDeInvitacion = () =>
  z.discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('enviada') }),
    z.object({ resultado: z.literal('recienEnviada'), hace: z.number().int(), faltan: z.number().int() }),
  ])
