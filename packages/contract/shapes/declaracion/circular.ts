import { z } from 'zod'

/** The circular of the spouse as it is read: what is accepted, in which version, and of whom. */
export const circularLeida = () =>
  z.object({
    version: z.number(),
    titulo: z.string(),
    cuerpo: z.string(),
    esEjemplo: z.boolean(),
    conyuge: z.string(),
  })
