import { quienesActuan } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import { z } from 'zod'

/** Whose turn it is in a sale, and with what, in words; of a closed one nobody's, and how it ended. */
export const turnoDicho = () => z.object({ actua: z.enum(quienesActuan), paso: z.string() })
