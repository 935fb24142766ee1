import { confirmarConyugeCircular } from '@alerce/contract/operations/declaracion/juradas'
import { useCase } from '../../use-case.ts'
import { ensureQuienContesta, takeDeclaracion } from '../ds/edit-declaracion.ts'
import { recordCircular } from './record-circular.ts'

export const confirmarConyugeCircularUseCase = useCase(
  confirmarConyugeCircular,
  async ({ firma, version, ...input }, ctx) => {
    const { declaracion } = await takeDeclaracion(ctx, input)
    ensureQuienContesta(declaracion)
    await recordCircular(ctx, declaracion, { firma, version })
    return 'ok' as const
  },
)
