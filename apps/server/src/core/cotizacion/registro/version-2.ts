import { z } from 'zod'
import { alrededor, fotoPagada } from './shapes.ts'

/** Until 2026-11-25: where the UF came from is not kept. */
export const version2 = z.object({ version: z.literal(2), ...alrededor, foto: fotoPagada })
